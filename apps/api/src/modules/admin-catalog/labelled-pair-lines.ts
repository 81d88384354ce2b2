import { writeLabelledPair } from '@pricehunt/product-matching';
import type { Storage } from '@pricehunt/storage';

const batchSize = 200;

/** One line of JSON per pair of offers that somebody decided about, as the trainer reads them. */
export async function* labelledPairLines({
  regroupings,
}: Pick<Storage, 'regroupings'>): AsyncGenerator<string> {
  let after: string | null = null;
  for (;;) {
    const rows = await regroupings.listStanding({ after, limit: batchSize });
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { id, decision, offerPairs } of rows) {
      for (const [place, [left, right]] of offerPairs.entries()) {
        yield `${writeLabelledPair(`${id}-${place}`, { left, right, isSame: decision === 'same' })}\n`;
      }
    }
    after = last.id;
  }
}
