import fc from 'fast-check';
import type { BasketLine, BasketOffer } from './basket';
import { planBasket } from './plan-basket';

const offer = (shop: string, cost: number, changes: Partial<BasketOffer> = {}): BasketOffer => ({
  shop,
  cost,
  shipping: 500,
  freeFrom: null,
  ...changes,
});

describe('planBasket', () => {
  it('buys everything at one shop if its shipping costs less than the lower prices elsewhere save', () => {
    const lines = [
      { offers: [offer('A', 2000), offer('B', 1800)] },
      { offers: [offer('A', 3000), offer('B', 3400)] },
    ];

    const plans = planBasket(lines);

    expect(plans?.cheapest).toEqual({ choices: [0, 0], total: 5500, atLeast: 5500 });
    expect(plans?.oneShop).toEqual(plans?.cheapest);
  });

  it('buys a more expensive item where it makes the whole order ship free', () => {
    const free = { freeFrom: 5000 };
    const lines = [
      { offers: [offer('A', 2100, free), offer('B', 2000)] },
      { offers: [offer('A', 3000, free), offer('B', 2950)] },
    ];

    expect(planBasket(lines)?.cheapest).toMatchObject({ choices: [0, 0], total: 5100 });
  });

  it('charges one shipping per shop, the highest of its lines', () => {
    const lines = [{ offers: [offer('A', 1000)] }, { offers: [offer('A', 1000, { shipping: 900 })] }];

    expect(planBasket(lines)?.cheapest.total).toBe(2900);
  });

  it('counts shipping that a line pays by itself for each line, and not towards free shipping', () => {
    const own = { shipping: 0, surcharge: 700 };
    const lines = [
      { offers: [offer('A', 4500, own)] },
      { offers: [offer('A', 1000, own)] },
      { offers: [offer('A', 100, { freeFrom: 6000 })] },
    ];

    expect(planBasket(lines)?.cheapest.total).toBe(4500 + 1000 + 100 + 2 * 700 + 500);
  });

  it('returns no plan for a single shop if none sells everything', () => {
    const lines = [{ offers: [offer('A', 1000)] }, { offers: [offer('B', 1000)] }];

    expect(planBasket(lines)).toMatchObject({ oneShop: null, twoShops: { total: 3000 } });
  });

  it('never counts unknown shipping as nothing', () => {
    const unknown = { shipping: null, freeFrom: 4000 };
    const line = (cost: number) => ({ offers: [offer('A', cost, unknown), offer('B', cost + 800)] });

    expect(planBasket([line(1000)])?.cheapest).toMatchObject({ choices: [1], total: 2300 });
    expect(planBasket([line(1000), line(3000)])?.cheapest).toMatchObject({ choices: [0, 0], total: 4000 });
    expect(planBasket([{ offers: [offer('A', 1000, unknown)] }])).toBeNull();
  });

  it('finds the cheapest of hundreds of shops', () => {
    const offersOf = (factor: number) =>
      Array.from({ length: 150 }, (_, shop) =>
        offer(String(shop), 10_000 + ((shop * factor) % 797), { shipping: 300 + (shop % 7) }),
      );
    const lines = [{ offers: offersOf(31) }, { offers: offersOf(33) }];

    const plans = planBasket(lines);

    const [oneShop, cheapest] = [lowestOf(lines, 1), lowestOf(lines, 2)];
    expect(plans?.oneShop?.total).toBe(oneShop);
    expect(plans?.twoShops?.total).toBe(cheapest);
    expect(plans?.cheapest).toMatchObject({ total: cheapest, atLeast: cheapest });
  });

  it.each([1, 3, 10])(
    'looks at no more offers than its effort allows for %i products at 800 shops',
    (count) => {
      const lines = Array.from({ length: count }, (_, line) => ({
        offers: Array.from({ length: 800 }, (__, shop) =>
          offer(String(shop), 10_000 + ((shop * (2 * line + 31)) % 797), {
            shipping: 300 + ((shop * 37) % 601),
            freeFrom: shop % 3 === 0 ? null : 15_000 + 100 * (shop % 50),
          }),
        ),
      }));
      const effort = { left: 1_000_000 };

      const plans = planBasket(lines, { effort });

      expect(effort.left).toBeGreaterThan(-300_000);
      expect(plans?.cheapest.total).toBeLessThanOrEqual(plans?.oneShop?.total ?? 0);
      expect(plans?.cheapest.atLeast).toBeGreaterThan(0.9 * (plans?.cheapest.total ?? Infinity));
    },
  );

  it('buys from the cheapest of the sellers that have one of the products only', () => {
    const sellers = [
      offer('S', 1500),
      offer('T', 1400, { shipping: 700 }),
      offer('U', 1800, { shipping: 0 }),
    ];
    const lines = [{ offers: [offer('A', 1000)] }, { offers: [...sellers, offer('A', 2400)] }];

    expect(planBasket(lines)?.cheapest).toEqual({ choices: [0, 2], total: 3300, atLeast: 3300 });
  });

  it('has no answer without lines or offers', () => {
    expect(planBasket([])).toBeNull();
    expect(planBasket([{ offers: [] }])).toBeNull();
  });
});

const shops = ['A', 'B', 'C', 'D', 'E'];
const amount = fc.integer({ min: 1, max: 60 });
const offerOf = (shop: string) =>
  fc.record<BasketOffer>({
    shop: fc.constant(shop),
    cost: amount,
    surcharge: fc.constantFrom(0, 0, 7),
    shipping: fc.option(fc.integer({ min: 0, max: 20 }), { freq: 8 }),
    freeFrom: fc.option(fc.integer({ min: 20, max: 120 })),
  });
const offersOfLine = fc
  .subarray(shops, { minLength: 1 })
  .chain((some) => fc.tuple(...some.map(offerOf)))
  .map((offers): BasketLine => ({ offers }));
const baskets = fc.array(offersOfLine, { minLength: 1, maxLength: 5 });

/** The definition, by trying every choice. */
function everyPlan(
  lines: readonly BasketLine[],
): readonly { readonly total: number; readonly shops: number }[] {
  const choices = lines.reduce<readonly (readonly BasketOffer[])[]>(
    (before, { offers }) => before.flatMap((plan) => offers.map((each) => [...plan, each])),
    [[]],
  );
  return choices.map((plan) => {
    const used = [...new Set(plan.map(({ shop }) => shop))];
    return { total: used.reduce((sum, shop) => sum + orderTotal(plan, shop), 0), shops: used.length };
  });
}

function orderTotal(plan: readonly BasketOffer[], shop: string): number {
  const order = plan.filter((each) => each.shop === shop);
  const value = order.reduce((sum, { cost }) => sum + cost, 0);
  const charges = order.map(({ shipping, freeFrom }) =>
    freeFrom !== null && value >= freeFrom ? 0 : (shipping ?? Infinity),
  );
  return order.reduce((sum, { surcharge = 0 }) => sum + surcharge, value + Math.max(...charges));
}

function lowestOf(lines: readonly BasketLine[], shopsMost: number): number | null {
  const totals = everyPlan(lines).flatMap(({ total, shops: used }) => (used <= shopsMost ? [total] : []));
  const lowest = Math.min(...totals);
  return lowest === Infinity ? null : lowest;
}

describe('on random baskets', () => {
  it('finds what trying every choice finds, and proves it', () => {
    fc.assert(
      fc.property(baskets, (lines) => {
        const plans = planBasket(lines);

        expect(plans?.cheapest.total ?? null).toBe(lowestOf(lines, Infinity));
        expect(plans?.oneShop?.total ?? null).toBe(lowestOf(lines, 1));
        expect(plans?.twoShops?.total ?? null).toBe(lowestOf(lines, 2));
        for (const plan of [plans?.cheapest, plans?.oneShop, plans?.twoShops])
          expect(plan?.atLeast).toBe(plan?.total);
      }),
      { numRuns: 120 },
    );
  });

  it('never claims more than it has proven when its effort ends', () => {
    fc.assert(
      fc.property(baskets, fc.integer({ min: 0, max: 3 }), (lines, effort) => {
        const plans = planBasket(lines, { effort: { left: effort } });
        const lowest = lowestOf(lines, Infinity);

        if (plans === null) return;
        expect(plans.cheapest.total).toBeGreaterThanOrEqual(lowest ?? 0);
        expect(plans.cheapest.atLeast).toBeLessThanOrEqual(lowest ?? 0);
        expect(plans.twoShops?.atLeast ?? 0).toBeLessThanOrEqual(lowestOf(lines, 2) ?? Infinity);
      }),
      { numRuns: 80 },
    );
  });
});
