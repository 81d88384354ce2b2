const gramsByUnit: ReadonlyMap<string, number> = new Map([
  ...['kgm', 'kg', 'kilogram', 'kilograms'].map((unit): [string, number] => [unit, 1_000]),
  ...['grm', 'g', 'gram', 'grams'].map((unit): [string, number] => [unit, 1]),
  ...['lbr', 'lb', 'lbs', 'pound', 'pounds'].map((unit): [string, number] => [unit, 453.592]),
  ...['onz', 'oz', 'ounce', 'ounces'].map((unit): [string, number] => [unit, 28.3495]),
  ['tne', 1_000_000],
]);

export function gramsOfUnit(unit: string): number | null {
  return gramsByUnit.get(unit.trim().toLowerCase()) ?? null;
}

const gramsMax = 1_000_000;

/** Rounded up; null for zero and for more than a tonne. */
export function wholeGrams(grams: number): number | null {
  // Products such as 1.1 * 1000 are slightly above the intended whole number.
  return grams > 0 && grams <= gramsMax ? Math.max(1, Math.ceil(grams - 1e-6)) : null;
}

/** "1.5 kg" or "12 oz". Null without a unit, or if three digits after a comma could be thousands. */
export function readGrams(text: string): number | null {
  const [, whole = '', separator, decimals = '', unit = ''] =
    /^(\d{1,9})(?:([.,])(\d{1,6}))?\s*([a-z]+)$/iu.exec(text.trim()) ?? [];
  const grams = gramsOfUnit(unit);
  const isMarkOfThousands = separator === ',' || grams === 1;
  if (grams === null || (decimals.length === 3 && isMarkOfThousands && /^[1-9]/u.test(whole))) return null;
  return wholeGrams(Number(`${whole}.${decimals === '' ? '0' : decimals}`) * grams);
}
