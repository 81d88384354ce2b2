/** The keys under which a browser session keeps what tracking needs (S§9). */
export const sessionKeys = {
  sessionId: 'pricehunt_session_id',
  utmParameters: 'pricehunt_utm_params',
} as const;

/** The source in the data of a recorded click (S§9). */
export const clickSource = 'n8n_suggestion';

/** The event type of a recorded click (S§3). */
export const clickEventType = 'product_click';

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
