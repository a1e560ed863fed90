// What is in the box: the games of this server.
import { api } from '../../wire/api.ts';
import type { GameCard } from '../../wire/types.ts';

class Shelf {
  games = $state.raw<GameCard[] | undefined>();
  failed = $state(false);
  private asking: Promise<void> | undefined;

  load(): Promise<void> {
    if (this.games) return Promise.resolve();
    this.asking ??= api.games().then(
      (games) => { this.games = games; this.failed = false; },
      () => { this.failed = true; },
    ).finally(() => { this.asking = undefined; });
    return this.asking;
  }

  find(name: string): GameCard | undefined { return this.games?.find((g) => g.name === name); }
}

export const shelf = new Shelf();
