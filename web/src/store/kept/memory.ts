// What the browser remembers: settings, the tables one sat at, saved house rules. Never a scene.
const PREFIX = 'hauntbox.';

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage may be shut, or hold something old
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // private windows may refuse: then nothing is remembered
  }
}

// What this browser calls itself, so that a seat's holder can tell its windows from another device. It opens nothing.
let called = '';
export function device(): string {
  called ||= kept('device', '');
  if (!called) {
    called = Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join('');
    keep('device', called);
  }
  return called;
}
