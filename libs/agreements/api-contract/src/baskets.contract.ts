import * as z from 'zod/mini';
import { trackingRefusalHeaders } from './call-headers';
import { defineEndpoint } from './endpoint';
import {
  daySchema,
  moneySchema,
  placeQuery,
  pricedOfferSchema,
  productSchema,
  retailerSchema,
} from './offers.schema';

export const basketLimits = { linesMax: 40, quantityMax: 99, nameMax: 80 } as const;

/** "2*p1,1*p7": quantity and product ID. Each product once. */
const itemsSchema = z.pipe(
  z.string().check(
    z.maxLength(basketLimits.linesMax * 130),
    z.regex(/^[1-9]\d?\*[^,]{1,120}(,[1-9]\d?\*[^,]{1,120})*$/),
    z.refine((value) => value.split(',').length <= basketLimits.linesMax),
  ),
  z.transform((value: string) =>
    value.split(',').map((item) => {
      const at = item.indexOf('*');
      return { quantity: Number(item.slice(0, at)), productId: item.slice(at + 1) };
    }),
  ),
);

const orderedLineSchema = z.object({
  productId: z.string(),
  quantity: z.int(),
  /** For the whole quantity, without shipping. */
  cost: moneySchema,
  priced: pricedOfferSchema,
});

/** One order at one shop, or at one seller of a marketplace. */
const basketOrderSchema = z.object({
  retailer: retailerSchema,
  seller: z.nullable(z.string()),
  lines: z.array(orderedLineSchema),
  /** The items, without shipping. */
  items: moneySchema,
  /** Zero if the order ships free. */
  shipping: moneySchema,
  /** The order value from which all of it would ship free; left out if it does already or never would. */
  freeFrom: z.exactOptional(moneySchema),
});
export type BasketOrder = z.infer<typeof basketOrderSchema>;

const basketPlanSchema = z.object({
  /** The shop with the most to pay first. */
  orders: z.array(basketOrderSchema),
  /** Including shipping. */
  total: moneySchema,
  /** No such plan costs less. Equal to the total if that is proven to be the lowest. */
  atLeast: moneySchema,
});
export type BasketPlan = z.infer<typeof basketPlanSchema>;

const basketLineSchema = z.object({
  /** As requested; `product` has another one if it was merged since. */
  productId: z.string(),
  quantity: z.int(),
  /** Null for an unknown ID. */
  product: z.nullable(productSchema),
  /** `planned`: in the plans. The other lines aren't: their shipping isn't stated, or nothing available ships there. */
  standing: z.enum(['planned', 'shipping-not-stated', 'not-sold', 'unknown-product']),
  /** The lowest item price of a line without stated shipping, for the whole quantity. */
  itemsFrom: z.exactOptional(z.object({ cost: moneySchema, priced: pricedOfferSchema })),
});
export type BasketLineView = z.infer<typeof basketLineSchema>;

/** Unknown shipping never counts as zero: lines for which no shop states it are left out of the plans. */
export const planBasket = defineEndpoint({
  name: 'planBasket',
  method: 'GET',
  path: '/api/basket',
  summary: 'Find the cheapest shops for a list of products, with shipping',
  audience: 'public',
  rateClass: 'search',
  query: z.strictObject({ items: itemsSchema, ...placeQuery }),
  headers: trackingRefusalHeaders,
  answers: {
    200: z.object({
      success: z.literal(true),
      currency: z.nullable(z.string()),
      /** The date of the exchange rates; null if none were needed. */
      ratesDate: z.nullable(daySchema),
      lines: z.array(basketLineSchema),
      plans: z.nullable(
        z.object({
          cheapest: basketPlanSchema,
          /** Null if no single shop sells everything that is planned. */
          oneShop: z.nullable(basketPlanSchema),
          /** At most two shops; null if no two sell everything that is planned. */
          twoShops: z.nullable(basketPlanSchema),
        }),
      ),
    }),
  },
  errors: [],
});

const listOfDrops = {
  method: 'GET',
  audience: 'public',
  rateClass: 'read',
  query: z.strictObject({
    items: itemsSchema,
    ...placeQuery,
    /** The list's name, for the title. */
    name: z.optional(z.string().check(z.maxLength(basketLimits.nameMax))),
  }),
  answers: { 200: z.string() },
  answerKind: 'text',
  errors: [],
} as const;

/** With the prices of the products' pages in the country. */
export const getBasketDropFeed = defineEndpoint({
  ...listOfDrops,
  name: 'getBasketDropFeed',
  path: '/api/basket/price-drops.atom',
  answerTypes: ['application/atom+xml'],
  summary: 'Get recent price drops of a list as an Atom feed',
});

export const getBasketDropCalendar = defineEndpoint({
  ...listOfDrops,
  name: 'getBasketDropCalendar',
  path: '/api/basket/price-drops.ics',
  answerTypes: ['text/calendar'],
  summary: 'Get recent price drops of a list as a calendar',
});
