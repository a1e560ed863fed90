// What every part of a table may do without being handed it: open a rule, light things up.
import { getContext, setContext } from 'svelte';
import type { Clocks } from '../store/table/clocks.svelte.ts';
import type { Lobby } from '../wire/types.ts';

const RULE = Symbol('rule');

export const provideRule = (open: (id: string) => void): void => { setContext(RULE, open); };
export const openRule = (): ((id: string) => void) => getContext<((id: string) => void) | undefined>(RULE) ?? (() => undefined);

interface Timed { readonly clocks: Clocks; readonly lobby: Lobby | undefined }
const CLOCKS = Symbol('clocks');
export const provideClocks = (table: Timed): void => { setContext(CLOCKS, table); };
export const useClocks = (): Timed | undefined => getContext<Timed | undefined>(CLOCKS);
