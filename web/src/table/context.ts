// What every part of a table may do without being handed it: open a rule, light things up.
import { getContext, setContext } from 'svelte';

const RULE = Symbol('rule');

export const provideRule = (open: (id: string) => void): void => { setContext(RULE, open); };
export const openRule = (): ((id: string) => void) => getContext<((id: string) => void) | undefined>(RULE) ?? (() => undefined);
