import { referenceParameter, referralUtm } from '@pricehunt/affiliate-tagging';
import { windowDaysDefault } from '@pricehunt/order-attribution';
import type { AttributionSettingRow, Stores } from '@pricehunt/storage';

/** What holds where a business chose nothing. No commission is due before the merchant says how much. */
export const defaultTerms = {
  windowDays: windowDaysDefault,
  model: 'last',
  clickParameter: referenceParameter,
  utm: { source: referralUtm.source, medium: referralUtm.medium, campaign: referralUtm.campaign },
  rules: [],
  discountCodes: [],
} as const satisfies Omit<AttributionSettingRow, 'businessId' | 'updatedAt'>;

/** How the business wants its orders attributed. */
export async function attributionTermsOf(
  stores: Pick<Stores, 'attributionSettings'>,
  businessId: string,
): Promise<Omit<AttributionSettingRow, 'businessId' | 'updatedAt'>> {
  return (await stores.attributionSettings.findSettings(businessId)) ?? defaultTerms;
}
