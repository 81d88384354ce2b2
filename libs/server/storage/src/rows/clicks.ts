/** A click that went through the redirect. Append-only. */
export interface ClickRow {
  /** Sortable; identifies the click. */
  readonly id: string;
  readonly clickedAt: string;
  readonly target: string;
  /** The tagged link that the person was redirected to. */
  readonly sentTo: string;
  readonly source: string;
  /** The `timestamp` parameter of the request (S§7), in milliseconds. */
  readonly requestedAt: number | null;
  readonly offerId: string | null;
  readonly retailerDomain: string;
  readonly visit: 'person' | 'bot';
  readonly botReason: string | null;
  readonly referenceId: string | null;
  readonly sessionId: string | null;
  readonly comparisonId: string | null;
  readonly userAgentFamily: string | null;
  readonly visitorHash: string | null;
  /** From the browser's user agent. */
  readonly device?: ClickDevice | null;
  /** ISO 3166-1, if a proxy of the operator provides it. */
  readonly country?: string | null;
  /** The shopper's utm_source on arrival at PriceHunt. */
  readonly utmSource?: string | null;
  readonly utmMedium?: string | null;
  readonly utmCampaign?: string | null;
  /** The rank of the offer's price at the click; null if determined when the click is counted. */
  readonly position?: number | null;
  readonly offersShown?: number | null;
  readonly priceGap?: string | null;
}

export type ClickDevice = 'desktop' | 'mobile' | 'tablet';
