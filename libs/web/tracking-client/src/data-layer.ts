import type { Utm } from '@pricehunt/click-attribution';
import { readPrice } from '@pricehunt/offers';

export interface TrackedProduct {
  /** Also the item's id. */
  readonly url: string;
  readonly name?: string | null;
  /** The price as printed, such as "$1,299.00". */
  readonly price?: string | null;
}

/** One push of S§7. */
export interface DataLayerEntry {
  readonly event: 'product_search' | 'price_comparison';
  readonly ecommerce: {
    readonly currency: 'USD';
    readonly items: readonly [
      {
        readonly item_id: string;
        readonly item_name: string;
        /** Missing when the text has no price or states another currency. */
        readonly price?: number;
        readonly quantity: 1;
      },
    ];
  };
  readonly custom_parameters: Readonly<Record<string, string | number | null>>;
}

export interface PushContext {
  readonly sessionId: string;
  readonly referrer: string;
  readonly utm: Utm | null;
}

export function productSearchEntry(product: TrackedProduct, context: PushContext): DataLayerEntry {
  return {
    event: 'product_search',
    ecommerce: ecommerceOf(product),
    custom_parameters: { product_url: product.url, ...contextParameters(context) },
  };
}

export function priceComparisonEntry(
  product: TrackedProduct,
  alternativesCount: number,
  context: PushContext,
): DataLayerEntry {
  return {
    event: 'price_comparison',
    ecommerce: ecommerceOf(product),
    custom_parameters: {
      product_url: product.url,
      alternatives_count: alternativesCount,
      ...contextParameters(context),
    },
  };
}

function ecommerceOf({ url, name, price }: TrackedProduct): DataLayerEntry['ecommerce'] {
  const amount = dollarsIn(price ?? null);
  return {
    currency: 'USD',
    items: [
      {
        item_id: url,
        item_name: name || 'Unknown Product',
        ...(amount === null ? {} : { price: amount }),
        quantity: 1,
      },
    ],
  };
}

/** S§7 fixes the currency to USD, so a price in another currency would be wrong. */
function dollarsIn(text: string | null): number | null {
  const { amount, currency } = readPrice(text);
  return amount === null || (currency !== null && currency !== 'USD') ? null : Number(amount);
}

function contextParameters({ sessionId, referrer, utm }: PushContext) {
  return {
    session_id: sessionId,
    referrer,
    utm_source: utm?.source ?? null,
    utm_medium: utm?.medium ?? null,
    utm_campaign: utm?.campaign ?? null,
    utm_term: utm?.term ?? null,
    utm_content: utm?.content ?? null,
  };
}
