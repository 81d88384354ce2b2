import { moneyFromDecimal } from '@pricehunt/offers';
import { neighboursOf, readProfile } from '@pricehunt/product-matching';
import type { MatchInput } from '@pricehunt/product-matching';
import { join } from 'node:path';
import { readJsonLines, record, textOf } from '../json-lines';
import type { JsonLine } from '../json-lines';
import { seededNumbers } from '../seeded-numbers';

export interface LabelledPair {
  readonly isSame: boolean;
  readonly left: MatchInput;
  readonly right: MatchInput;
}

/** Labelled pairs of one origin. `judged` is what its scorer asks. */
export interface PairSource {
  readonly name: string;
  readonly train: readonly LabelledPair[];
  readonly judged: readonly LabelledPair[];
}

const pairFolders = [
  { name: 'abt-buy', folder: 'abt-buy', train: ['train', 'valid'], judged: 'test' },
  { name: 'walmart-amazon', folder: 'walmart-amazon', train: ['train'], judged: 'valid' },
  { name: 'amazon-google', folder: 'amazon-google', train: ['train'], judged: 'valid' },
  { name: 'wdc', folder: 'wdc-products', train: ['train'], judged: 'valid' },
] as const;

/** Reads a folder with one folder per source: see `pairFolders`, and pricerunner/ with clusters instead of pairs. */
export async function readSources(folder: string): Promise<readonly PairSource[]> {
  const sources: PairSource[] = [];
  for (const each of pairFolders) {
    const read = (part: string) => readPairs(join(folder, each.folder, `${part}.jsonl.gz`));
    const train = await Promise.all(each.train.map(read));
    sources.push({ name: each.name, train: train.flat(), judged: await read(each.judged) });
  }
  return [...sources, await readClusters(join(folder, 'pricerunner'))];
}

/** Reads pairs as `{"left", "right", "label"}` per line. */
async function readPairs(file: string): Promise<readonly LabelledPair[]> {
  const lines = await readJsonLines(file);
  return lines.map((line) => ({
    left: inputOf(record(line['left'])),
    right: inputOf(record(line['right'])),
    isSame: line['label'] === 1 || line['label'] === true,
  }));
}

function inputOf(line: JsonLine): MatchInput {
  const price = line['price'];
  return {
    title: textOf(line, 'name') ?? textOf(line, 'title') ?? '',
    brand: textOf(line, 'brand') ?? textOf(line, 'manufacturer'),
    gtins: [],
    mpn: textOf(line, 'mpn') ?? textOf(line, 'modelno'),
    attributes: {},
    description: textOf(line, 'description'),
    price: typeof price === 'number' && price > 0 ? moneyFromDecimal(String(price), 'USD') : null,
  };
}

/** The pairs of a source's clusters to train on and to judge. */
const clusterPairs = { train: 5_000, judged: 2_500 };

/**
 * Pairs that grouping would compare, one in five of one cluster. Clusters join colours, so that pairs of different colours
 * say nothing about items and are left out.
 */
async function readClusters(folder: string): Promise<PairSource> {
  const truth = new Map(
    (await readJsonLines(join(folder, 'truth.jsonl.gz'))).map((line) => [line['id'], line['cluster']]),
  );
  const offers = (await readJsonLines(join(folder, 'offers.jsonl.gz'))).map((line) => ({
    id: String(line['id']),
    input: inputOf(line),
    profile: readProfile(inputOf(line)),
  }));
  const next = seededNumbers(11);
  const doubted = doubtedClusters(
    offers.map(({ id, input }) => ({ title: input.title, cluster: truth.get(id) })),
  );
  const drawn = neighboursOf(offers.filter(({ id }) => !doubted.has(truth.get(id))))
    .filter(([one, other]) => !differInColour(one.profile.colours, other.profile.colours))
    .map((pair) => ({ pair, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ pair: [one, other] }) => ({
      left: one.input,
      right: other.input,
      isSame: truth.get(one.id) === truth.get(other.id),
    }));
  const same = drawn.filter(({ isSame }) => isSame);
  const others = drawn.filter(({ isSame }) => !isSame);
  const take = (from: number, to: number) => [
    ...same.slice(from / 5, to / 5),
    ...others.slice((from * 4) / 5, (to * 4) / 5),
  ];
  const { train, judged } = clusterPairs;
  return { name: 'pricerunner', train: take(0, train), judged: take(train, train + judged) };
}

/** Clusters of which another has an equal title: one product listed twice, or a wrong truth. */
function doubtedClusters(
  offers: readonly { readonly title: string; readonly cluster: unknown }[],
): ReadonlySet<unknown> {
  const clusters = new Map<string, Set<unknown>>();
  for (const { title, cluster } of offers)
    clusters.set(title, (clusters.get(title) ?? new Set()).add(cluster));
  return new Set([...clusters.values()].filter(({ size }) => size > 1).flatMap((own) => [...own]));
}

function differInColour(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size > 0 && others.size > 0 && ![...some].some((each) => others.has(each));
}
