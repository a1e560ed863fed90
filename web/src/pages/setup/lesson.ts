// A guided game: made and started by the server; the one seat that no bot holds is the learner's.
import { router } from '../../router.svelte.ts';
import { tables } from '../../store/kept/tables.svelte.ts';
import { api } from '../../wire/api.ts';
import type { GameCard } from '../../wire/types.ts';

export async function beginLesson(game: GameCard): Promise<void> {
  const made = await api.learn(game.name);
  tables.made(made, { game: game.name, title: game.title, chapter: game.lesson, started: true });
  router.go(`/table/${made.code}`);
}
