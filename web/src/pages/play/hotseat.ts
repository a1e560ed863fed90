// Several seats on one device: who is to look next. Nobody is asked twice for the same question.
import type { Id, Scene } from '../../scene/scene.ts';

export interface LocalSeat { token: string; name: string; id: Id }

export class Turns {
  private question = '';
  private readonly been = new Set<Id>();

  constructor(private readonly seats: LocalSeat[]) {}

  // The seat on this device that has to answer now, when it is not the one that looks.
  next(scene: Scene): LocalSeat | undefined {
    const ask = scene.ask;
    const question = `${ask?.id} ${ask?.who.join()}`;
    if (question !== this.question) { this.question = question; this.been.clear(); }
    if (!ask || scene.state === 'over') return undefined;
    if (ask.who.includes(scene.seat) && ask.options.length) return undefined; // one's own turn
    this.been.add(scene.seat);
    return this.seats.find((s) => s.id !== scene.seat && ask.who.includes(s.id) && !this.been.has(s.id));
  }
}

// Who looks first: whoever has to answer, else the first.
export const firstOf = (seats: LocalSeat[], scene: Scene): LocalSeat | undefined => seats.find((s) => scene.ask?.who.includes(s.id)) ?? seats[0];
