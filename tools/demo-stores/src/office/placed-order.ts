export interface PlacedOrder {
  readonly id: number;
  readonly number: number;
  readonly token: string;
  readonly checkoutToken: string;
  readonly cartToken: string;
  readonly at: string;
  readonly email: string;
  readonly variants: readonly number[];
  /** Prices at the time, in minor units, in the order of the variants. */
  readonly prices: readonly number[];
  readonly shippingMinor: number;
  readonly landingSite: string | null;
  readonly referringSite: string | null;
  readonly noteAttributes: readonly { readonly name: string; readonly value: string }[];
  readonly isPaid: boolean;
  readonly refund: PlacedRefund | null;
}

interface PlacedRefund {
  readonly id: number;
  readonly at: string;
}
