import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import type { FailedField } from '@pricehunt/api-contract';
import type { BusinessProfile } from '@pricehunt/api-contract/business-account';
import { isCurrency } from '@pricehunt/offers';
import { readWebUrl } from '@pricehunt/product-links';
import { isTimeZone } from '../../access/time-zone';
import { noteAct } from '../../merchant-domains/own-business';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

export interface ProfileChanges {
  readonly name?: string | undefined;
  readonly webAddress?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly timeZone?: string | undefined;
}

/** Throws business.not-found. */
export async function readProfile(
  { storage }: Needs<'storage'>,
  businessId: string,
): Promise<BusinessProfile> {
  const business = await storage.businesses.findBusiness(businessId);
  if (business === null) throw new Refusal('business.not-found');
  const { webAddress, currency, timeZone } = await storage.businessProfiles.findProfile(businessId);
  const { name, storeDomain, status, statusReason, createdAt } = business;
  return { name, storeDomain, webAddress, currency, timeZone, status, statusReason, createdAt };
}

/** Fields that are left out stay unchanged. */
export async function changeProfile(
  services: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  { businessId }: Authorized<{ readonly businessId: string }>,
  changes: ProfileChanges,
): Promise<BusinessProfile> {
  const webAddress = changes.webAddress === '' ? null : changes.webAddress;
  const fields = problemsOf({ ...changes, webAddress });
  if (fields.length > 0) throw new Refusal('request.invalid', { fields });
  const at = services.now();
  await services.storage.atomically(async (stores) => {
    const before = await stores.businessProfiles.findProfile(businessId);
    await stores.businessProfiles.saveProfile({
      businessId,
      webAddress: webAddress === undefined ? before.webAddress : webAddress,
      currency: changes.currency === undefined ? before.currency : changes.currency,
      timeZone: changes.timeZone ?? before.timeZone,
    });
    if (changes.name !== undefined) {
      await stores.businesses.changeBusiness(businessId, { name: changes.name }, at.toISOString());
    }
    const details = { changed: Object.keys(changes).join(', ') };
    const subject = { kind: 'business', id: businessId };
    await noteAct(stores, actor, { at, action: 'business.profile-changed', subject, details });
  });
  return readProfile(services, businessId);
}

function problemsOf({ webAddress, currency, timeZone }: ProfileChanges): readonly FailedField[] {
  const isAddress = webAddress === undefined || webAddress === null || readWebUrl(webAddress) !== null;
  const isMoney = currency === undefined || currency === null || isCurrency(currency);
  const isZone = timeZone === undefined || isTimeZone(timeZone);
  return [
    ...(isAddress
      ? []
      : [{ path: 'webAddress', message: 'Enter a URL that starts with http:// or https://.' }]),
    ...(isMoney ? [] : [{ path: 'currency', message: 'This currency isn’t supported.' }]),
    ...(isZone
      ? []
      : [{ path: 'timeZone', message: 'This isn’t a valid time zone. Use one such as Europe/Berlin.' }]),
  ];
}
