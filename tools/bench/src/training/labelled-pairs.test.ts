import { writeLabelledPair } from '@pricehunt/product-matching';
import type { LabelledPair, MatchInput } from '@pricehunt/product-matching';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDecidedPairs } from './labelled-pairs';
import { judgePairs, readSource, trainedOn } from './leave-one-out';

const offer = (title: string, gtins: readonly string[] = []): MatchInput => ({
  title,
  brand: 'Fellow',
  gtins,
  mpn: null,
  attributes: { colour: 'black' },
  condition: 'new',
  description: null,
  price: { amountMinor: 16_900, currency: 'EUR' },
});

const pairs: readonly LabelledPair[] = Array.from({ length: 360 }, (_, place) => {
  const isSame = place % 2 === 0;
  const left = offer(`Fellow Stagg kettle EKG${place}`, ['04006381333931']);
  return { isSame, left, right: offer(isSame ? `Stagg EKG${place} kettle` : `Fellow Ode grinder G${place}`) };
});

it('trains on the pairs that the console exports, as they were decided', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pairs-'));
  const file = join(folder, 'match-pairs.ndjson');
  await writeFile(file, pairs.map((pair, place) => `${writeLabelledPair(String(place), pair)}\n`).join(''));

  const read = await readDecidedPairs(file);

  await rm(folder, { recursive: true });
  expect([...read.train, ...read.judged]).toHaveLength(pairs.length);
  expect(read.train.slice(0, 2)).toEqual(pairs.slice(0, 2));
  expect(read.judged[0]).toEqual(pairs[2]);
  const source = readSource(read);
  const { all } = judgePairs(source, source.judged, trainedOn([source], 'train'));
  expect(all.f1).toBeGreaterThan(0.9);
});
