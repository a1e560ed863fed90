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
