// Which story lies open over the table. One opens by itself the first time that it is told, unless nobody wants that.
import { keep, kept } from '../kept/memory.ts';

class Stories {
  on = $state(kept('stories', true));
  private read = $state.raw<string[]>([]); // told since the page was loaded
  private again = $state(false);
  private now = '';

  isOpen(story: string): boolean {
    this.now = story;
    return this.again || (this.on && !this.read.includes(story));
  }

  open(): void { this.again = true; }

  close(): void {
    this.again = false;
    this.read = [...this.read, this.now];
  }

  set(on: boolean): void {
    this.on = on;
    keep('stories', on);
  }
}

export const stories = new Stories();
