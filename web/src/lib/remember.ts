// Small values stored in this browser: the last game, the last plan of seats.

const key = (name: string): string => `caravelle.${name}`;

export function remembered<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key(name));
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(key(name), JSON.stringify(value));
  } catch {
    // Play continues without storage.
  }
}
