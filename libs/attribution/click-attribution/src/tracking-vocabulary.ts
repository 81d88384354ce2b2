/** The keys under which a browser session keeps what tracking needs (S§9). */
export const sessionKeys = {
  sessionId: 'pricehunt_session_id',
  utmParameters: 'pricehunt_utm_params',
} as const;

/** The source of a redirect link that names none (S§9). */
export const redirectSourceDefault = 'product_suggestion';

/** The source in the data of a recorded click (S§9). */
export const clickSource = 'n8n_suggestion';

/** The event type of a recorded click (S§3). */
export const clickEventType = 'product_click';

/** What a redirect link carries in its query (S§3, S§7); the time is in milliseconds. */
export interface RedirectLink {
  readonly to: string;
  readonly source: string;
  readonly timestamp: number;
}

/** A custom event, as /api/track-event takes it (S§3, S§7); the time is an ISO string in UTC. */
export interface TrackingEvent {
  readonly eventType: string;
  /** What the caller supplied, and these four beside it. */
  readonly eventData: Readonly<Record<string, unknown>> & {
    readonly timestamp: string;
    readonly userId: string | null;
    readonly url: string;
    readonly sessionId: string;
  };
  readonly businessDomain: string | null;
}

/** A referral to a merchant's shop, as /api/trackReferral takes it (S§3, S§7). */
export interface ReferralRecord {
  readonly referralId: string;
  readonly businessDomain: string;
  readonly targetUrl: string;
  readonly sourceUrl: string | null;
  readonly productName: string | null;
  readonly userId: string | null;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly utmCampaign: string | null;
}
