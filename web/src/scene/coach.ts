// In a guided game some answers are those that the lesson speaks of.
import type { Answer } from './walking.ts';
import type { Question } from './scene.ts';

export const isMeant = (ask: Question | null | undefined, option: Answer): boolean => !!ask?.coach && (ask.coach.to ? option.way !== undefined && option.on?.[0] === ask.coach.to : (ask.coach.options ?? []).includes(option.id));

// Where the lesson ends in a real game: the form with what is good for a first evening.
export const realGame = (game: string): string => `#/new/${game}?first`;
