import fc from 'fast-check';
import type { Money } from './money';
import type { PriceTax } from './offer';
import type { AlertMemory, AlertObservation, AlertRule, AlertTerms } from './price-alert';
import { beginAlert, firingIntervalMs, judgeAlert, lowerBarPercent, rearmPercent } from './price-alert';

const start = Date.parse('2026-11-01T12:00:00Z');
const hourMs = 60 * 60_000;
const euros = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });

function seen(hours: number, price: number | null, changes: Partial<AlertObservation> = {}) {
  return {
    at: new Date(start + hours * hourMs).toISOString(),
    price: price === null ? null : euros(price),
    inStock: null,
    median30: null,
    lowBefore: null,
    ...changes,
  };
}

function firingHours(rule: AlertRule, observations: readonly AlertObservation[]): readonly number[] {
  const terms: AlertTerms = { rule, currency: 'EUR' };
  const [first] = observations;
  if (first === undefined) return [];
  let memory: AlertMemory = beginAlert(terms, first).memory;
  const hours: number[] = [];
  for (const observation of observations) {
    const judged = judgeAlert(terms, memory, observation);
    memory = judged.memory;
    if (judged.firing !== null) hours.push((Date.parse(judged.firing.at) - start) / hourMs);
  }
  return hours;
}

const target: AlertRule = { kind: 'target-price', targetMinor: 100_00 };

describe('a target price', () => {
  it.each<[string, readonly AlertObservation[], readonly number[]]>([
    ['fires once on crossing', [seen(0, 110_00), seen(24, 100_00), seen(72, 95_00)], [24]],
    ['does not fire above', [seen(0, 110_00), seen(24, 100_01)], []],
    [
      'fires at once when it is already met, and not again before the price has risen',
      [seen(0, 99_00), seen(24, 98_00), seen(48, 102_00), seen(72, 99_00)],
      [0, 72],
    ],
    [
      'does not fire again for a price that flutters around the target',
      [seen(0, 110_00), seen(24, 99_00), seen(48, 101_00), seen(72, 99_00)],
      [24],
    ],
    [
      'fires again after a rise by the margin',
      [seen(0, 110_00), seen(24, 99_00), seen(48, 102_00), seen(72, 99_00)],
      [24, 72],
    ],
    [
      'tells a crossing within 24 hours when they are over and it still holds',
      [seen(0, 110_00), seen(1, 99_00), seen(2, 110_00), seen(3, 99_00), seen(25, 99_00)],
      [1, 25],
    ],
    [
      'forgets a crossing within 24 hours that does not hold',
      [seen(0, 110_00), seen(1, 99_00), seen(2, 110_00), seen(3, 99_00), seen(25, 110_00)],
      [1],
    ],
    ['takes unknown prices for nothing', [seen(0, null), seen(24, null), seen(48, 99_00)], [48]],
    [
      'is not rearmed by a price in another currency',
      [
        seen(0, 110_00),
        seen(24, 99_00),
        seen(48, null, { price: { amountMinor: 200_00, currency: 'USD' } }),
        seen(72, 99_00),
      ],
      [24],
    ],
  ])('%s', (_what, observations, hours) => {
    expect(firingHours(target, observations)).toEqual(hours);
  });

  it('has the reason in each firing', () => {
    const terms: AlertTerms = { rule: target, currency: 'EUR' };
    const begun = beginAlert(terms, seen(0, 110_00));
    const { memory } = judgeAlert(terms, begun.memory, seen(0, 110_00));

    const { firing } = judgeAlert(terms, memory, seen(24, 95_00));

    expect(firing).toEqual({
      at: '2026-11-02T12:00:00.000Z',
      priceMinor: 95_00,
      previousMinor: 110_00,
      thresholdMinor: 100_00,
    });
  });

  it('has no previous price when it fires at once', () => {
    const terms: AlertTerms = { rule: target, currency: 'EUR' };
    const { memory } = beginAlert(terms, seen(0, 95_00));

    const { firing } = judgeAlert(terms, memory, seen(0, 95_00));

    expect(firing).toMatchObject({ priceMinor: 95_00, previousMinor: null, thresholdMinor: 100_00 });
  });

  it('reports at creation when the price is already met', () => {
    expect(beginAlert({ rule: target, currency: 'EUR' }, seen(0, 100_00)).isMet).toBe(true);
    expect(beginAlert({ rule: target, currency: 'USD' }, seen(0, 100_00)).isMet).toBe(false);
  });
});

describe('a drop by a percentage', () => {
  it('is measured from the price at creation', () => {
    const rule: AlertRule = { kind: 'percent-drop', percent: 10, against: 'creation' };

    expect(firingHours(rule, [seen(0, 200_00), seen(24, 180_01), seen(48, 180_00)])).toEqual([48]);
  });

  it('is measured from the first known price if there was none at creation', () => {
    const rule: AlertRule = { kind: 'percent-drop', percent: 10, against: 'creation' };

    expect(firingHours(rule, [seen(0, null), seen(24, 200_00), seen(48, 180_00)])).toEqual([48]);
  });

  it('is measured from the 30-day median, and not without one', () => {
    const rule: AlertRule = { kind: 'percent-drop', percent: 10, against: 'median-30' };
    const median30 = euros(200_00);

    expect(firingHours(rule, [seen(0, 200_00), seen(24, 150_00)])).toEqual([]);
    expect(firingHours(rule, [seen(0, 200_00), seen(24, 180_00, { median30 })])).toEqual([24]);
  });

  it("doesn't fire again because the median fell to the price", () => {
    const rule: AlertRule = { kind: 'percent-drop', percent: 10, against: 'median-30' };
    const observations = [
      seen(0, 200_00),
      seen(24, 180_00, { median30: euros(200_00) }),
      seen(48, 180_00, { median30: euros(180_00) }),
      seen(72, 161_00, { median30: euros(180_00) }),
    ];

    expect(firingHours(rule, observations)).toEqual([24]);
  });
});

describe('a price with different tax', () => {
  const drop: AlertRule = { kind: 'percent-drop', percent: 5, against: 'creation' };

  it.each<[string, AlertObservation, AlertObservation, readonly number[]]>([
    [
      'fires when the lower one has its tax in it',
      seen(0, 100_00, { tax: 'excluded' }),
      seen(24, 95_00, { tax: 'included' }),
      [24],
    ],
    [
      'does not fire when tax is still to be added to the lower one',
      seen(0, 100_00, { tax: 'included' }),
      seen(24, 95_00, { tax: 'excluded' }),
      [],
    ],
  ])('%s', (_name, first, second, hours) => {
    expect(firingHours(drop, [first, second])).toEqual(hours);
  });

  it.each<[number, PriceTax, number, PriceTax, number | null]>([
    [100_00, 'excluded', 95_00, 'included', 100_00],
    [90_00, 'included', 95_00, 'excluded', 90_00],
    [100_00, 'included', 95_00, 'excluded', null],
    [90_00, 'excluded', 95_00, 'included', null],
  ])('has the previous price, %i (%s), then %i (%s), only if it is known which is lower', (...given) => {
    const [before, taxBefore, now, tax, previousMinor] = given;
    const terms: AlertTerms = { rule: { kind: 'any-change' }, currency: 'EUR' };
    const first = seen(0, before, { tax: taxBefore });
    const { memory } = judgeAlert(terms, beginAlert(terms, first).memory, first);

    const { firing } = judgeAlert(terms, memory, seen(24, now, { tax }));

    expect(firing).toMatchObject({ priceMinor: now, previousMinor });
  });
});

describe('a new low', () => {
  const rule: AlertRule = { kind: 'new-low', days: null };
  const low = (hours: number, price: number, before: number) =>
    seen(hours, price, { lowBefore: euros(before) });

  it.each<[string, readonly AlertObservation[], readonly number[]]>([
    ['has to be under the lowest before', [low(0, 90, 80), low(24, 80, 80), low(48, 79, 80)], [48]],
    [
      "doesn't fire for every cent of a falling price",
      [low(0, 9000, 8000), low(24, 7999, 8000), low(48, 7990, 7999)],
      [24],
    ],
    [
      'fires again when the price fell much further',
      [low(0, 9000, 8000), low(24, 7999, 8000), low(48, 7500, 7999)],
      [24, 48],
    ],
    [
      'fires again when the price had risen in between',
      [low(0, 9000, 8000), low(24, 7999, 8000), low(48, 8500, 7999), low(72, 7990, 7999)],
      [24, 72],
    ],
    ['is not known without a past', [seen(0, 9000), seen(24, 100)], []],
  ])('%s', (_what, observations, hours) => {
    expect(firingHours(rule, observations)).toEqual(hours);
  });
});

describe('back in stock', () => {
  const rule: AlertRule = { kind: 'back-in-stock' };
  const stock = (hours: number, inStock: boolean | null) => seen(hours, null, { inStock });

  it.each<[string, readonly (boolean | null)[], readonly number[]]>([
    ['fires when it is back', [false, true], [24]],
    ['does not fire for what was there at creation', [true, true], []],
    ['fires after it was gone', [true, false, true], [48]],
    ['does not take silence for gone', [true, null, true], []],
    ['does not take silence at creation for gone', [null, true], []],
    ['fires once while it is there', [false, true, true, null, true], [24]],
  ])('%s', (_what, stocks, hours) => {
    expect(
      firingHours(
        rule,
        stocks.map((inStock, day) => stock(day * 24, inStock)),
      ),
    ).toEqual(hours);
  });

  it("doesn't fire for flapping stock", () => {
    const observations = [stock(0, false), stock(1, true), stock(2, false), stock(3, true), stock(4, false)];

    expect(firingHours(rule, observations)).toEqual([1]);
  });
});

describe('any change', () => {
  it('fires for any price other than the last sent, once a day', () => {
    const observations = [
      seen(0, 100),
      seen(24, 100),
      seen(25, 101),
      seen(26, 99),
      seen(50, 99),
      seen(74, 99),
    ];

    expect(firingHours({ kind: 'any-change' }, observations)).toEqual([25, 50]);
  });

  it("doesn't fire for a price that returned before it was sent", () => {
    const observations = [seen(0, 100), seen(24, 90), seen(25, 100), seen(26, 90), seen(60, 90)];

    expect(firingHours({ kind: 'any-change' }, observations)).toEqual([24]);
  });
});

describe('any drop', () => {
  const rule: AlertRule = { kind: 'any-drop' };

  it('fires below the highest price since the last notification, and not when the price rises', () => {
    const observations = [
      ...[seen(0, 100), seen(24, 99), seen(48, 105), seen(72, 105), seen(96, 104)],
      ...[seen(120, 104), seen(144, 106)],
    ];

    expect(firingHours(rule, observations)).toEqual([24, 96]);
  });

  it('fires later for a drop within a day of the last notification', () => {
    expect(firingHours(rule, [seen(0, 100), seen(24, 90), seen(30, 80), seen(49, 80)])).toEqual([24, 49]);
  });

  it('ignores a drop that tax may explain', () => {
    const observations = [seen(0, 100, { tax: 'included' }), seen(24, 95, { tax: 'excluded' })];

    expect(firingHours(rule, observations)).toEqual([]);
  });
});

describe('any alert', () => {
  const rules = fc.oneof(
    fc.record({ kind: fc.constant('target-price' as const), targetMinor: fc.integer({ min: 1, max: 300 }) }),
    fc.record({
      kind: fc.constant('percent-drop' as const),
      percent: fc.integer({ min: 1, max: 95 }),
      against: fc.constantFrom('creation' as const, 'median-30' as const),
    }),
    fc.constant<AlertRule>({ kind: 'new-low', days: null }),
    fc.constant<AlertRule>({ kind: 'back-in-stock' }),
    fc.constant<AlertRule>({ kind: 'any-change' }),
    fc.constant<AlertRule>({ kind: 'any-drop' }),
  );
  const money = fc.option(
    fc.record({
      amountMinor: fc.integer({ min: 1, max: 300 }),
      currency: fc.constantFrom('EUR', 'EUR', 'USD'),
    }),
  );
  const observations = fc
    .array(
      fc.record({
        hours: fc.integer({ min: 1, max: 40 }),
        price: money,
        inStock: fc.option(fc.boolean()),
        median30: money,
        lowBefore: money,
      }),
      { minLength: 2, maxLength: 40 },
    )
    .map((each) => {
      let time = start;
      return each.map(({ hours, ...rest }) => {
        time += hours * hourMs;
        return { at: new Date(time).toISOString(), ...rest };
      });
    });

  function run(rule: AlertRule, all: readonly AlertObservation[]) {
    const terms: AlertTerms = { rule, currency: 'EUR' };
    const [first, ...rest] = all;
    if (first === undefined) return [];
    let { memory } = beginAlert(terms, first);
    let since: AlertObservation[] = [];
    let before: { readonly bar: number | null; readonly at: string } | null = null;
    const firings = [];
    for (const observation of rest) {
      const judged = judgeAlert(terms, memory, observation);
      since.push(observation);
      if (judged.firing !== null) {
        firings.push({ firing: judged.firing, observation, before, since });
        before = { bar: judged.memory.barMinor, at: observation.at };
        since = [];
      }
      memory = judged.memory;
    }
    return firings;
  }

  it('never fires twice without being rearmed', () => {
    fc.assert(
      fc.property(rules, observations, (rule, all) => {
        for (const { before, since, firing } of run(rule, all)) {
          if (before === null || rule.kind === 'any-change' || rule.kind === 'any-drop') continue;
          const bar = before.bar ?? 0;
          const isRearmed = since.some(({ price, inStock }) => {
            if (rule.kind === 'back-in-stock') return inStock === false;
            if (price?.currency !== 'EUR') return false;
            const hasRisen = price.amountMinor > bar && price.amountMinor * 100 >= bar * (100 + rearmPercent);
            const hasFallen = price.amountMinor * 100 <= bar * (100 - lowerBarPercent);
            return hasRisen || (rule.kind === 'new-low' && hasFallen);
          });
          expect({ firing, isRearmed }).toEqual({ firing, isRearmed: true });
        }
      }),
    );
  });

  it('pauses for 24 hours between two firings', () => {
    fc.assert(
      fc.property(rules, observations, (rule, all) => {
        for (const { before, observation } of run(rule, all)) {
          if (before === null) continue;
          expect(Date.parse(observation.at) - Date.parse(before.at)).toBeGreaterThanOrEqual(firingIntervalMs);
        }
      }),
    );
  });

  it('never fires for an unknown price, another currency or unknown stock', () => {
    fc.assert(
      fc.property(rules, observations, (rule, all) => {
        for (const { observation } of run(rule, all)) {
          if (rule.kind === 'back-in-stock') expect(observation.inStock).toBe(true);
          else expect(observation.price?.currency).toBe('EUR');
        }
      }),
    );
  });

  it('reaches the same state when an observation is repeated', () => {
    fc.assert(
      fc.property(rules, observations, (rule, all) => {
        const terms: AlertTerms = { rule, currency: 'EUR' };
        const [first, ...rest] = all;
        if (first === undefined) return;
        let { memory } = beginAlert(terms, first);
        for (const observation of rest) {
          const once = judgeAlert(terms, memory, observation);
          const twice = judgeAlert(terms, once.memory, observation);
          expect(twice.firing).toBeNull();
          memory = once.memory;
        }
      }),
    );
  });
});
