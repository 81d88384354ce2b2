/** Secrets need at least this many different characters; random ones of 32 characters in hex have more. */
const differentMin = 8;

/** Why a secret can be guessed, in a sentence that says what to do; null for one that may be random. */
export function weaknessOf(secret: string): string | null {
  const isWeak = new Set(secret).size < differentMin || repeatsItself(secret) || isMostlyRow(secret);
  return isWeak ? 'looks typed by hand, not random; create one with: openssl rand -hex 32' : null;
}

/** Whether it is a shorter text over and over. */
function repeatsItself(secret: string): boolean {
  const place = `${secret}${secret}`.indexOf(secret, 1);
  return place < secret.length || /^(.{1,16}?)\1+.{0,15}$/.test(secret);
}

/** Whether most characters are the one before or its neighbour, such as abcdef or 987654. */
function isMostlyRow(secret: string): boolean {
  let steps = 0;
  for (let place = 1; place < secret.length; place += 1) {
    if (Math.abs(secret.charCodeAt(place) - secret.charCodeAt(place - 1)) <= 1) steps += 1;
  }
  return steps > secret.length / 2;
}
