/** Minimum of different characters in a secret; random ones of 32 hex characters have more. */
const differentMin = 8;

export function weaknessOf(secret: string): string | null {
  const isWeak = new Set(secret).size < differentMin || repeatsItself(secret) || isMostlyRow(secret);
  return isWeak ? 'looks typed by hand, not random; create one with: openssl rand -hex 32' : null;
}

function repeatsItself(secret: string): boolean {
  const place = `${secret}${secret}`.indexOf(secret, 1);
  return place < secret.length || /^(.{1,16}?)\1+.{0,15}$/.test(secret);
}

/** Whether most characters repeat or follow the one before, such as abcdef or 987654. */
function isMostlyRow(secret: string): boolean {
  let steps = 0;
  for (let place = 1; place < secret.length; place += 1) {
    if (Math.abs(secret.charCodeAt(place) - secret.charCodeAt(place - 1)) <= 1) steps += 1;
  }
  return steps > secret.length / 2;
}
