// Randomness outside of games. It works over plain HTTP, unlike other cryptography of browsers.

/** This many random bytes in hexadecimal. */
export function hex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

/** A whole number below `limit`, good enough for names and delays. */
export function below(limit: number): number {
  return Math.floor(Math.random() * limit);
}
