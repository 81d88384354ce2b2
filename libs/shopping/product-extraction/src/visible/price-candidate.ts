import type { PriceHints, PriceTax } from '@pricehunt/offers';
import type { PageElement } from '../page/page-document';

export interface PriceCandidate {
  readonly element: PageElement;
  readonly text: string;
  /** A decimal without trailing zeros. */
  readonly amount: string;
  readonly currency: string | null;
  /** Possible currencies of the sign beside the amount; empty without a sign. */
  readonly signCurrencies: readonly string[];
  readonly kind: 'exact' | 'from';
  readonly isListPrice: boolean;
  /** Of a used item, unlike the page's other prices. */
  readonly isUsed: boolean;
  /** Labelled as a new price: what a used item cost new, or a reduced price. */
  readonly mayBeOfNewItem: boolean;
  /** What the words beside it say. */
  readonly tax: () => PriceTax | null;
  /** Likely the price from about 3. */
  readonly score: number;
  /** Whether it is in a row of similar places, such as cards of a list, or among other products. */
  readonly isOfCard: boolean;
}

export interface PriceAnchors {
  readonly heading: PageElement | null;
  readonly buyButton: PageElement | null;
  readonly windowTitle: string | null;
  readonly hints: PriceHints;
}
