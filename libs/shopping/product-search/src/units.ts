/** For any folded spelling; null if it isn't a unit. */
export function unitNamed(spelling: string): string | null {
  return unitSpellings.get(spelling) ?? null;
}

/** Null for a unit that isn't converted. */
export function conversionOf(unit: string): { readonly base: string; readonly factor: number } | null {
  return conversions.get(unit) ?? null;
}

/** Other units of the same dimension. */
export function siblingUnits(unit: string): readonly string[] {
  const base = conversions.get(unit)?.base;
  return base === undefined
    ? []
    : [...conversions].filter(([other, to]) => to.base === base && other !== unit).map(([other]) => other);
}

const unitSpellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    in: ['inch', 'inche', 'inches', 'zoll', 'pouce', 'pouces', 'pulgada', 'pulgadas', 'pollici'],
    cm: ['cm', 'centimeter', 'centimetre'],
    mm: ['mm', 'millimeter', 'millimetre'],
    m: ['m', 'meter', 'meters', 'metre', 'metres'],
    ft: ['ft', 'foot', 'feet'],
    gb: ['gb', 'gigabyte', 'gigabytes', 'go'],
    tb: ['tb', 'terabyte', 'terabytes', 'to'],
    mb: ['mb', 'megabyte', 'megabytes', 'mo'],
    ghz: ['ghz'],
    mhz: ['mhz'],
    hz: ['hz', 'hertz'],
    w: ['w', 'watt', 'watts'],
    kw: ['kw'],
    v: ['v', 'volt', 'volts'],
    va: ['va'],
    mah: ['mah'],
    wh: ['wh'],
    ml: ['ml', 'milliliter', 'millilitre'],
    l: ['l', 'liter', 'liters', 'litre', 'litres'],
    oz: ['oz', 'ounce', 'ounces'],
    g: ['g', 'gram', 'grams', 'gramm'],
    kg: ['kg', 'kilogram', 'kilogramm'],
    lb: ['lb', 'lbs', 'pound', 'pounds'],
    mp: ['mp', 'megapixel', 'megapixels', 'mpix'],
    dpi: ['dpi'],
    ppm: ['ppm'],
    mbps: ['mbps'],
    gbps: ['gbps'],
    db: ['db'],
    dbi: ['dbi'],
    lm: ['lm', 'lumen', 'lumens'],
  }).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, unit] as const)),
);

const conversions: ReadonlyMap<string, { readonly base: string; readonly factor: number }> = new Map([
  ['in', { base: 'cm', factor: 2.54 }],
  ['cm', { base: 'cm', factor: 1 }],
  ['mb', { base: 'gb', factor: 0.001 }],
  ['gb', { base: 'gb', factor: 1 }],
  ['tb', { base: 'gb', factor: 1000 }],
  ['ml', { base: 'ml', factor: 1 }],
  ['l', { base: 'ml', factor: 1000 }],
  ['g', { base: 'g', factor: 1 }],
  ['kg', { base: 'g', factor: 1000 }],
]);
