/** Rows per round of a bulk save. */
const batchSize = 500;

/** Batches of a bounded size with distinct keys: the last item with a key replaces the first. */
export function boundedBatches<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  size = batchSize,
): readonly (readonly Item[])[] {
  const distinct = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  return Array.from({ length: Math.ceil(distinct.length / size) }, (_, place) =>
    distinct.slice(place * size, (place + 1) * size),
  );
}
