// The rulebooks, fetched once per game.
import { readable } from '../../scene/option_name.ts';
import { api } from '../../wire/api.ts';
import type { RuleCard } from '../../wire/types.ts';

class Rulebooks {
  private books = $state.raw<Record<string, RuleCard[]>>({});
  private lost = $state.raw<Record<string, boolean>>({});
  private readonly asked = new Set<string>();

  of(game: string): RuleCard[] | undefined { return this.books[game]; }
  failed(game: string): boolean { return this.lost[game] ?? false; }

  async load(game: string): Promise<void> {
    if (!game || this.asked.has(game)) return;
    this.asked.add(game);
    try {
      const rules = (await api.rules(game)).map((rule) => ({ ...rule, text: readable(rule.text) }));
      this.books = { ...this.books, [game]: rules };
    } catch {
      this.asked.delete(game); // the next opening asks again
      this.lost = { ...this.lost, [game]: true };
    }
  }
}

export const rulebook = new Rulebooks();
