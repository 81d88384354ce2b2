/** How many rows one round of a bulk save works on. */
const batchSize = 500;

/**
 * The items in batches of a bounded size, each key once in all of them: of two items with one key the last one stays, in the
 * place of the first.
 */
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
