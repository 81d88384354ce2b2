import { groupOffers, matchProfiles, readProfile } from '@pricehunt/product-matching';
import type { MatchProfile } from '@pricehunt/product-matching';
import type { Benchmark, BenchmarkOptions } from './benchmark';
import { generatedOffers, generatedProduct } from './catalog/generated-catalog';
import type { Figure } from './figure-table';
import { median } from './measured';
import { oneOf, seededNumbers } from './seeded-numbers';

/** The cost of deciding on two offers, reading them and grouping them, against the simplest alternative. */
export const matchingCost: Benchmark = {
  name: 'matching',
  title:
    'Matching: generated offers; baseline: the words of both titles in two sets, and how many they share',
  run: measureMatching,
};

interface ReadOffer {
  readonly profile: MatchProfile;
  readonly words: ReadonlySet<string>;
}

async function measureMatching({ isQuick, say }: BenchmarkOptions): Promise<readonly Figure[]> {
  const offers = Array.from({ length: isQuick ? 200 : 2_000 }, (_, number) => offersOf(number)).flat();
  const rounds = Array.from({ length: isQuick ? 2 : 7 }, (_, seed) => {
    const round = measureRound(offers, seed);
    say(`round ${seed + 1}: ${round.comparing.toFixed(1)} µs a pair`);
    return round;
  }).slice(1);
  const over = (part: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[part]));
  return [
    {
      what: 'comparing two read offers, µs',
      figure: over('comparing'),
      baseline: over('sharing'),
      aim: '≤ 50',
    },
    { what: 'reading an offer, µs', figure: over('reading'), baseline: over('splitting'), aim: null },
    { what: 'grouping, µs an offer', figure: over('grouping'), baseline: null, aim: null },
  ];
}

function offersOf(number: number) {
  const product = generatedProduct(number);
  return generatedOffers(number, product).map((offer) => ({ ...offer, description: product.description }));
}

function measureRound(offers: ReturnType<typeof offersOf>, seed: number) {
  const next = seededNumbers(seed);
  const profiles: MatchProfile[] = [];
  const wordSets: ReadonlySet<string>[] = [];
  const reading = microsecondsEach(offers, (offer) => profiles.push(readProfile(offer)));
  const splitting = microsecondsEach(offers, (offer) => wordSets.push(wordsOf(offer.title)));
  const read = profiles.flatMap((profile, place): readonly ReadOffer[] => {
    const words = wordSets[place];
    return words === undefined ? [] : [{ profile, words }];
  });
  // Half of the pairs are neighbours, which are often the same product; the others are random.
  const pairs = read.map((left, place) => ({
    left,
    right: place % 2 === 0 ? read[place + 1] : oneOf(next, read),
  }));
  let sum = 0;
  const comparing = microsecondsEach(pairs, ({ left, right }) => {
    if (right !== undefined) sum += matchProfiles(left.profile, right.profile).score;
  });
  const sharing = microsecondsEach(pairs, ({ left, right }) => {
    if (right !== undefined) sum += shareOf(left.words, right.words);
  });
  const few = read.slice(0, 1_000).map(({ profile }, place) => ({ id: String(place), profile }));
  const began = begin();
  const groups = groupOffers(few);
  const grouping = microsecondsSince(began) / few.length;
  if (!Number.isFinite(sum) || groups.size !== few.length) throw new Error('Matching gave no scores.');
  return { reading, splitting, comparing, sharing, grouping };
}

function microsecondsEach<Each>(all: readonly Each[], work: (each: Each) => void): number {
  const began = begin();
  for (const each of all) work(each);
  return microsecondsSince(began) / all.length;
}

interface Beginning {
  readonly at: number;
  readonly used: NodeJS.CpuUsage;
}

function begin(): Beginning {
  return { at: performance.now(), used: process.cpuUsage() };
}

/** The lesser of clock time and processor time, so that a busy machine matters little. */
function microsecondsSince({ at, used }: Beginning): number {
  const { user, system } = process.cpuUsage(used);
  return Math.min((performance.now() - at) * 1000, user + system);
}

function wordsOf(title: string): ReadonlySet<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function shareOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of some) if (others.has(word)) shared += 1;
  return shared / Math.max(1, some.size + others.size - shared);
}
