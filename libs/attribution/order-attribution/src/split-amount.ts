/** By largest remainder, ties to the earlier part. Weights must not be negative; if all are 0, so are the parts. */
export function splitAmount(amount: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const size = Math.abs(amount);
  const exact = weights.map((weight) => (weight / sum) * size);
  const parts = exact.map(Math.floor);
  const byRemainder = exact
    .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
    .filter(({ place }) => (weights[place] ?? 0) > 0)
    .sort((left, right) => right.remainder - left.remainder || left.place - right.place);
  const missing = size - parts.reduce((total, part) => total + part, 0);
  for (let given = 0; given < missing; given += 1) {
    const place = byRemainder[given % byRemainder.length]?.place ?? 0;
    parts[place] = (parts[place] ?? 0) + 1;
  }
  return amount < 0 ? parts.map((part) => 0 - part) : parts;
}
