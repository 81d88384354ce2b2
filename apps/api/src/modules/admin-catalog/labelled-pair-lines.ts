import { writeLabelledPair } from '@pricehunt/product-matching';
import type { RegroupingRow, Storage } from '@pricehunt/storage';

const batchSize = 200;

/** One line of JSON per pair of offers that somebody decided about last, as the trainer reads them. */
export async function* labelledPairLines(storage: Pick<Storage, 'regroupings'>): AsyncGenerator<string> {
  const lastLabels = new Map<string, string>();
  for await (const { label, pair } of labelledPairs(storage)) lastLabels.set(keyOf(pair), label);
  for await (const { label, pair, isSame } of labelledPairs(storage)) {
    const [left, right] = pair;
    // A decision made since the first reading is left to the next export.
    if (lastLabels.get(keyOf(pair)) === label) yield `${writeLabelledPair(label, { left, right, isSame })}\n`;
  }
}

type Pair = RegroupingRow['offerPairs'][number];

interface Labelled {
  readonly label: string;
  readonly pair: Pair;
  readonly isSame: boolean;
}

function keyOf(pair: Pair): string {
  return pair
    .map(({ offerId }) => offerId)
    .toSorted()
    .join(' ');
}

/** Oldest first. */
async function* labelledPairs({ regroupings }: Pick<Storage, 'regroupings'>): AsyncGenerator<Labelled> {
  let after: string | null = null;
  for (;;) {
    const rows = await regroupings.listStanding({ after, limit: batchSize });
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { id, decision, offerPairs } of rows) {
      for (const [place, pair] of offerPairs.entries()) {
        yield { label: `${id}-${place}`, pair, isSame: decision === 'same' };
      }
    }
    after = last.id;
  }
}
