const width = 100;
const height = 24;

export const sparklineSize = `${width} ${height}`;

/** The line through the values in a box of `sparklineSize`; null with fewer than two values. */
export function sparklinePath(values: readonly (number | null)[]): string | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (known.length < 2) return null;
  const low = Math.min(...known.map(({ value }) => value));
  const high = Math.max(...known.map(({ value }) => value));
  const span = high - low || 1;
  const place = ({ value, index }: { value: number; index: number }) => {
    const x = (index / (values.length - 1)) * width;
    const y = low === high ? height / 2 : height - 2 - ((value - low) / span) * (height - 4);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${known.map(place).join('L')}`;
}
