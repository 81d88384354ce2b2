import { neighboursOf, readLabelledPair, readMatchInput, readProfile } from '@pricehunt/product-matching';
import type { LabelledPair } from '@pricehunt/product-matching';
import { join } from 'node:path';
import { readJsonLines } from '../json-lines';
import { seededNumbers } from '../seeded-numbers';

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

async function readPairs(file: string): Promise<readonly LabelledPair[]> {
  return (await readJsonLines(file)).map(readLabelledPair);
}

/** Every third pair is judged. */
export async function readDecidedPairs(file: string): Promise<PairSource> {
  const pairs = await readPairs(file);
  const isJudged = (_pair: LabelledPair, place: number) => place % 3 === 2;
  return {
    name: 'console',
    train: pairs.filter((pair, place) => !isJudged(pair, place)),
    judged: pairs.filter(isJudged),
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
    input: readMatchInput(line),
    profile: readProfile(readMatchInput(line)),
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
