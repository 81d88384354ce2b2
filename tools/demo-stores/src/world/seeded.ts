/** A number from 0 up to, not including, 2^32 that depends on the text alone (FNV-1a with a final mix). */
export function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** From 0 up to, not including, 1; depends on the text alone. */
export function fractionFrom(text: string): number {
  return numberFrom(text) / 2 ** 32;
}

/** From low to high, both included; depends on the text alone. */
export function integerFrom(text: string, low: number, high: number): number {
  return low + Math.floor(fractionFrom(text) * (high - low + 1));
}
