import { referenceParameter, referralUtm } from '@pricehunt/affiliate-tagging';
import { windowDaysDefault } from '@pricehunt/order-attribution';
import type { AttributionSettingRow, Stores } from '@pricehunt/storage';

/** Defaults for a business without settings. No commission is due until the merchant sets one. */
export const defaultTerms = {
  windowDays: windowDaysDefault,
  model: 'last',
  clickParameter: referenceParameter,
  utm: { source: referralUtm.source, medium: referralUtm.medium, campaign: referralUtm.campaign },
  rules: [],
  discountCodes: [],
} as const satisfies Omit<AttributionSettingRow, 'businessId' | 'updatedAt'>;

export async function attributionTermsOf(
  stores: Pick<Stores, 'attributionSettings'>,
  businessId: string,
): Promise<Omit<AttributionSettingRow, 'businessId' | 'updatedAt'>> {
  return (await stores.attributionSettings.findSettings(businessId)) ?? defaultTerms;
}
