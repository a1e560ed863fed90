// The keys of a table. What a button or a field needs for itself is left to it.
import type { Arrow, Sheet } from '../store/table/ask.ts';
import type { TableStore } from '../store/table/table.svelte.ts';
import { words } from '../words.ts';

export interface KeyActs { escape(): void; fit(): void; action(): void; zoom(by: 1 | -1): void; rules(): void; spoken(): void; undo(): void; hint(): void }
const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const PUTS_AWAY = new Set(['Enter', 'Escape', ' ']); // what is read until it is put away by hand
const isField = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
const isButton = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('button, a, [role=slider]');
const inList = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('.ask') !== null;
const scrolls = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('.log, .words, .page, [role=radio], [role=slider]');

export function tableKey(event: KeyboardEvent, store: TableStore, acts: KeyActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || event.defaultPrevented) return;
  if (event.key === 'Escape' && !store.player.waits) { if (!store.picker.escape()) acts.escape(); return; }
  if (store.player.waits) {
    if (event.key === 'Tab' || event.key === 'Shift' || (isButton(event.target) && (event.key === 'Enter' || event.key === ' '))) return;
    if (store.player.shown?.moment.hold === 0 && !PUTS_AWAY.has(event.key)) return;
    event.preventDefault();
    store.player.putAway();
    return;
  }
  store.player.skip();
  const done = play(event, store, acts);
  if (done) event.preventDefault();
}

function play(event: KeyboardEvent, store: TableStore, acts: KeyActs): boolean {
  const { picker } = store, { key, target } = event;
  if (key.length === 1 && picker.key(key)) return true;
  if (ARROWS.has(key)) {
    if (scrolls(target)) return false;
    if (inList(target) && (key === 'ArrowUp' || key === 'ArrowDown')) focusStep(target as HTMLElement, key === 'ArrowDown' ? 1 : -1);
    else picker.arrow(key as Arrow);
  } else if (key === 'Enter') return isButton(target) ? false : picker.enter();
  else return letter(key, store, acts);
  return true;
}

function letter(key: string, store: TableStore, acts: KeyActs): boolean {
  switch (key.toLowerCase()) {
    case '0': acts.fit(); break;
    case 'f': acts.action(); break;
    case '+': case '=': acts.zoom(1); break;
    case '-': acts.zoom(-1); break;
    case 'q': readQuestion(store); break;
    case 'l': store.announce(store.lastLines(4).map((l) => l.text).join(' ')); break;
    case 'w': acts.spoken(); break;
    case 'r': acts.rules(); break;
    case 'u': acts.undo(); break;
    case 'h': acts.hint(); break;
    default: return /^[1-9]$/.test(key);
  }
  return true;
}

function readQuestion(store: TableStore): void {
  const ask = store.read.scene.ask;
  store.announce(ask ? `${ask.text}. ${ask.hint ?? ''} ${(store.picker.sheet ? spoken(store.picker.sheet) : '')}` : words.aloud.noQuestion);
  document.querySelector<HTMLElement>('.ask [data-opt]')?.focus();
}

// Every row with its key, as the list has it.
function spoken(sheet: Sheet): string {
  const rows = [...sheet.groups.flatMap((g) => g.rows), ...sheet.ends];
  return rows.map((row) => `${row.key ?? ''}, ${row.kind === 'option' ? row.option.text : words.ask.lit(row.options.length)}`).join('. ');
}

// Up and down in the list move the focus, as lists do.
function focusStep(from: HTMLElement, by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.ask button:not(:disabled):not(.q):not(.sheetbar)')];
  rows[(rows.indexOf(from) + by + rows.length) % rows.length]?.focus();
}
