/** Session storage keys (S§9). */
export const sessionKeys = {
  sessionId: 'pricehunt_session_id',
  utmParameters: 'pricehunt_utm_params',
} as const;

export const clickSource = 'n8n_suggestion';

export const clickEventType = 'product_click';

/** The body of /api/trackReferral (S§3, S§7). */
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
