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
    in: [
      'inch',
      'inche',
      'inches',
      'zoll',
      'pouce',
      'pouces',
      'pulgada',
      'pulgadas',
      'pollici',
      'pollice',
      'tum',
      'duim',
      'cale',
      'cali',
      'calowy',
    ],
    cm: ['cm', 'centimeter', 'centimetre', 'centimetros', 'centimetri'],
    mm: ['mm', 'millimeter', 'millimetre'],
    m: ['m', 'meter', 'meters', 'metre', 'metres', 'metro', 'metros', 'metri', 'metrow'],
    ft: ['ft', 'foot', 'feet', 'fuss', 'pied', 'pieds', 'piedi'],
    gb: ['gb', 'gigabyte', 'gigabytes', 'go', 'gigaoctet', 'gigaoctets', 'gigabajt'],
    tb: ['tb', 'terabyte', 'terabytes', 'to'],
    mb: ['mb', 'megabyte', 'megabytes', 'mo'],
    ghz: ['ghz'],
    mhz: ['mhz'],
    hz: ['hz', 'hertz'],
    w: ['w', 'watt', 'watts', 'vatio', 'vatios', 'watios'],
    kw: ['kw'],
    v: ['v', 'volt', 'volts'],
    va: ['va'],
    mah: ['mah'],
    wh: ['wh'],
    ml: ['ml', 'milliliter', 'millilitre', 'mililitro', 'mililitros', 'millilitri'],
    l: ['l', 'liter', 'liters', 'litre', 'litres', 'litro', 'litros', 'litri', 'litrow'],
    oz: ['oz', 'ounce', 'ounces'],
    g: ['g', 'gram', 'grams', 'gramm', 'gramme', 'grammes', 'gramo', 'gramos', 'grammo', 'grammi'],
    kg: [
      'kg',
      'kilogram',
      'kilogramm',
      'kilo',
      'kilos',
      'kilogramme',
      'kilogrammes',
      'kilogramo',
      'kilogramos',
    ],
    lb: ['lb', 'lbs', 'pound', 'pounds'],
    mp: ['mp', 'megapixel', 'megapixels', 'mpix', 'mpx', 'mpixel', 'megapixeles', 'mpixels'],
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
