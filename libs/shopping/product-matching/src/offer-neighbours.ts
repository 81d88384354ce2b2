import type { MatchProfile } from './match-profile';

interface Neighbour {
  readonly id: string;
  readonly profile: MatchProfile;
}

/** Limits of neighbours per item, and of items that share a key before the key is ignored. */
const neighboursMax = 30;
const sharersMax = 400;

/** Pairs with a common GTIN, model code or rare words, each once; at most thirty per item, rare keys first. */
export function neighboursOf<Each extends Neighbour>(
  all: readonly Each[],
): readonly (readonly [Each, Each])[] {
  const sorted = all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const holders = new Map<string, number[]>();
  const keys = sorted.map(({ profile }) => keysOf(profile));
  keys.forEach((own, place) => {
    for (const key of own) {
      const places = holders.get(key);
      if (places === undefined) holders.set(key, [place]);
      else places.push(place);
    }
  });
  const pairs = new Map<string, readonly [Each, Each]>();
  sorted.forEach((each, place) => {
    for (const near of nearest(keys[place] ?? [], place, holders, sorted.length)) {
      const [first, second] = [sorted[Math.min(place, near)], sorted[Math.max(place, near)]];
      if (first !== undefined && second !== undefined)
        pairs.set(`${Math.min(place, near)} ${Math.max(place, near)}`, [first, second]);
    }
  });
  return [...pairs.values()];
}

function nearest(
  own: readonly string[],
  place: number,
  holders: ReadonlyMap<string, readonly number[]>,
  total: number,
): readonly number[] {
  const shared = new Map<number, number>();
  for (const key of own) {
    const places = holders.get(key) ?? [];
    if (places.length > sharersMax) continue;
    const weight = Math.log(1 + total / places.length) * (weightByMark.get(key[0] ?? '') ?? 1);
    for (const other of places) if (other !== place) shared.set(other, (shared.get(other) ?? 0) + weight);
  }
  return [...shared]
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, neighboursMax)
    .map(([other]) => other);
}

const weightByMark: ReadonlyMap<string, number> = new Map([
  ['=', 3],
  ['~', 2],
]);

/** GTINs and codes are marked, because they count more than words; "~" is a code without its letters for colour or region. */
function keysOf({ gtins, codes, families, words }: MatchProfile): readonly string[] {
  const stems = families.filter(({ stem }) => stem.length >= 5).map(({ stem }) => `~${stem}`);
  return [...new Set([...[...gtins, ...codes].map((code) => `=${code}`), ...stems, ...words])];
}
