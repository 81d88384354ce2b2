/** A product to buy, in the quantity wanted, with the offers for it. */
export interface BasketLine {
  readonly offers: readonly BasketOffer[];
}

/** Amounts are whole minor units of one currency, for the line's whole quantity. */
export interface BasketOffer {
  /** All lines bought at the same shop are one order. */
  readonly shop: string;
  readonly cost: number;
  /** Shipping that the line pays by itself, whatever else the order contains. */
  readonly surcharge?: number;
  /** The shipping of an order below `freeFrom`; null if unknown. An order pays the highest of its lines'. */
  readonly shipping: number | null;
  /** The value of the whole order from which this offer ships free; null for never. */
  readonly freeFrom: number | null;
}

/** How many offers may still be looked at. Searches end soon after it is used up. */
export interface Effort {
  left: number;
}

/** An offer with its line and shop as numbers. Unknown shipping and a missing threshold are Infinity. */
export interface PlacedOffer {
  readonly id: number;
  readonly line: number;
  readonly shop: number;
  /** Its place among the line's offers. */
  readonly choice: number;
  /** What counts towards the thresholds of the shop. */
  readonly value: number;
  /** The value, and the shipping that the line pays by itself. */
  readonly cost: number;
  readonly shipping: number;
  readonly freeFrom: number;
}

export interface BasketProblem {
  readonly lines: readonly (readonly PlacedOffer[])[];
  /** The offers of each shop, lowest shipping first. */
  readonly shops: readonly (readonly PlacedOffer[])[];
  readonly offerCount: number;
  /** What `totalOf` calculates with, by shop. */
  readonly valueOf: Float64Array;
  readonly chargeOf: Float64Array;
}

export function basketProblem(lines: readonly BasketLine[]): BasketProblem {
  const shopOf = new Map<string, number>();
  let id = 0;
  const placed = lines.map(({ offers }, line) =>
    offers.map((offer, choice): PlacedOffer => {
      const shop = shopOf.get(offer.shop) ?? shopOf.size;
      shopOf.set(offer.shop, shop);
      id += 1;
      return {
        id: id - 1,
        line,
        shop,
        choice,
        value: offer.cost,
        cost: offer.cost + (offer.surcharge ?? 0),
        shipping: offer.shipping ?? Infinity,
        freeFrom: offer.freeFrom ?? Infinity,
      };
    }),
  );
  return problemOf(placed, shopOf.size);
}

/** The same basket bought only at these shops, which sell everything. */
export function atShops({ lines, shops }: BasketProblem, allowed: readonly number[]): BasketProblem {
  const left = lines.map((): PlacedOffer[] => []);
  for (const offer of allowed.flatMap((shop) => shops[shop] ?? [])) left[offer.line]?.push(offer);
  return problemWith(left);
}

/** The same basket with only these offers of each line. Numbers its offers and shops anew. */
export function problemWith(lines: readonly (readonly PlacedOffer[])[]): BasketProblem {
  const shopOf = new Map<number, number>();
  let id = 0;
  const placed = lines.map((offers) =>
    offers.map((offer): PlacedOffer => {
      const shop = shopOf.get(offer.shop) ?? shopOf.size;
      shopOf.set(offer.shop, shop);
      id += 1;
      return { ...offer, id: id - 1, shop };
    }),
  );
  return problemOf(placed, shopOf.size);
}

/** The total of an order of this offer alone; Infinity if its shipping is unknown. */
export function aloneTotal({ value, cost, shipping, freeFrom }: PlacedOffer): number {
  return cost + (value >= freeFrom ? 0 : shipping);
}

function problemOf(lines: readonly (readonly PlacedOffer[])[], shopCount: number): BasketProblem {
  const shops = Array.from({ length: shopCount }, (): PlacedOffer[] => []);
  let offerCount = 0;
  for (const offer of lines.flat()) {
    shops[offer.shop]?.push(offer);
    offerCount = Math.max(offerCount, offer.id + 1);
  }
  for (const offers of shops) offers.sort((left, right) => left.shipping - right.shipping);
  const [valueOf, chargeOf] = [new Float64Array(shopCount), new Float64Array(shopCount)];
  return { lines, shops, offerCount, valueOf, chargeOf };
}

/** Costs and shipping of one offer for each line; Infinity if shipping is unknown. */
export function totalOf(
  plan: readonly PlacedOffer[],
  { valueOf, chargeOf }: Pick<BasketProblem, 'valueOf' | 'chargeOf'>,
): number {
  for (const { shop } of plan) {
    valueOf[shop] = 0;
    chargeOf[shop] = 0;
  }
  for (const { shop, value } of plan) valueOf[shop] = (valueOf[shop] ?? 0) + value;
  let total = 0;
  for (const { shop, cost, shipping, freeFrom } of plan) {
    total += cost;
    const charged = chargeOf[shop] ?? 0;
    if (shipping <= charged || (valueOf[shop] ?? 0) >= freeFrom) continue;
    chargeOf[shop] = shipping;
    total += shipping - charged;
  }
  return total;
}
