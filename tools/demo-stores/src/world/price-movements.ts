import { fractionFrom, integerFrom } from './seeded';

/** From this many days ago on, the price is the usual one times this factor. */
export interface Movement {
  readonly daysAgo: number;
  readonly factor: number;
}

/** How a price moves. "raised-then-cut" is raised a few weeks ago and cut with a loud discount now. */
export type MovementKind = 'steady' | 'falling' | 'wandering' | 'on-sale' | 'past-sales' | 'raised-then-cut';

export const daysKnown = 180;

/** Fixed movements by "shop/product", for the demo's main examples. */
const fixedMovements: Readonly<Record<string, MovementKind>> = {
  'brandt/sony-wh-1000xm5-black': 'on-sale',
  'nordlys/sony-wh-1000xm5-black': 'raised-then-cut',
  'lumen/sony-wh-1000xm5-black': 'falling',
  'brandt/lego-technic-42143-ferrari-daytona-sp3-red': 'past-sales',
  'pennywick/lego-technic-42143-ferrari-daytona-sp3-red': 'on-sale',
  'pennywick/philips-airfryer-xxl-hd9650-90-black': 'raised-then-cut',
  'brandt/philips-airfryer-xxl-hd9650-90-black': 'wandering',
};

export function movementKindOf(seed: string): MovementKind {
  const kind = fixedMovements[seed];
  if (kind !== undefined) return kind;
  const lot = fractionFrom(`${seed}/kind`);
  if (lot < 0.24) return 'steady';
  if (lot < 0.42) return 'falling';
  if (lot < 0.62) return 'wandering';
  if (lot < 0.74) return 'on-sale';
  if (lot < 0.9) return 'past-sales';
  return 'raised-then-cut';
}

/** The movements of the last 180 days, oldest first; the first is for the first day, the last for today. */
export function movementsOf(seed: string): readonly Movement[] {
  const first = daysKnown - 1;
  const pick = (name: string, low: number, high: number) => integerFrom(`${seed}/${name}`, low, high);
  const percent = (name: string, low: number, high: number) => pick(name, low, high) / 100;
  switch (movementKindOf(seed)) {
    case 'steady':
      return [
        { daysAgo: first, factor: 1 - percent('early', 0, 4) },
        { daysAgo: pick('step', 40, 130), factor: 1 },
      ];
    case 'falling':
      return fallingMovements(first, pick('pace', 16, 30), percent('rate', 2, 4));
    case 'wandering':
      return wanderingMovements(seed, first);
    case 'on-sale':
      return [
        { daysAgo: first, factor: 1.03 },
        { daysAgo: pick('settled', 90, 140), factor: 1 },
        { daysAgo: pick('start', 1, 9), factor: 1 - percent('cut', 9, 22) },
      ];
    case 'past-sales':
      return pastSales(
        first,
        pick('first-sale', 100, 140),
        pick('second-sale', 30, 70),
        percent('cut', 8, 18),
      );
    case 'raised-then-cut':
      return [
        { daysAgo: first, factor: 1 },
        { daysAgo: pick('raise', 24, 48), factor: 1 + percent('raise-by', 22, 34) },
        { daysAgo: pick('cut', 2, 12), factor: 1 + percent('left-over', 1, 4) },
      ];
  }
}

function fallingMovements(first: number, paceDays: number, rate: number): readonly Movement[] {
  const steps = Math.floor(first / paceDays);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    daysAgo: first - step * paceDays,
    factor: 1 + rate * (steps - step),
  }));
}

function wanderingMovements(seed: string, first: number): readonly Movement[] {
  const movements: Movement[] = [];
  for (let daysAgo = first, step = 0; daysAgo > 0; step += 1) {
    movements.push({ daysAgo, factor: integerFrom(`${seed}/wander-${step}`, 94, 107) / 100 });
    daysAgo -= integerFrom(`${seed}/rest-${step}`, 9, 26);
  }
  return movements;
}

function pastSales(first: number, earlier: number, later: number, cut: number): readonly Movement[] {
  return [
    { daysAgo: first, factor: 1 },
    { daysAgo: earlier, factor: 1 - cut },
    { daysAgo: earlier - 10, factor: 1 },
    { daysAgo: later, factor: 1 - cut * 0.7 },
    { daysAgo: later - 7, factor: 1 },
  ];
}
