/** Writes a size for a person: in bytes, kilobytes or megabytes of a thousand each, with one decimal. */
export function byteSize(byteCount: number, locale: string): string {
  const [value, unit] =
    byteCount < 1_000
      ? [byteCount, 'byte']
      : byteCount < 1_000_000
        ? [byteCount / 1_000, 'kilobyte']
        : [byteCount / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(value);
}
