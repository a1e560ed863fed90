// The pretended browser has no animations worth the name: they end at once.
class Ended {
  onfinish: (() => void) | null = null;
  effect: unknown = null;
  currentTime = 0;
  playState = 'finished';
  finished = Promise.resolve(this);
  constructor() { setTimeout(() => this.onfinish?.(), 0); }
  cancel(): void { this.onfinish = null; }
  finish(): void { this.onfinish?.(); }
}
Element.prototype.animate = () => new Ended() as unknown as Animation;
