const width = 100;
const height = 24;

export const sparklineSize = `${width} ${height}`;

/** The least span of the box, as a share of the highest value, so that a small change looks small. */
const spanShareMin = 0.1;

/** The line through the values in a box of `sparklineSize`; null with fewer than two values. */
export function sparklinePath(values: readonly (number | null)[]): string | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (known.length < 2) return null;
  const least = Math.min(...known.map(({ value }) => value));
  const most = Math.max(...known.map(({ value }) => value));
  const span = Math.max(most - least, most * spanShareMin) || 1;
  const low = (least + most - span) / 2;
  const place = ({ value, index }: { value: number; index: number }) => {
    const x = (index / (values.length - 1)) * width;
    const y = height - 2 - ((value - low) / span) * (height - 4);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${known.map(place).join('L')}`;
}
