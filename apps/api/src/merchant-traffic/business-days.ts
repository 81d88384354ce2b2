import { businessDays, dayAfter } from '@pricehunt/order-attribution';
import type { BusinessDays } from '@pricehunt/order-attribution';
import type { Stores } from '@pricehunt/storage';

/** The days of a business: they begin at midnight in the time zone of its profile. */
export async function businessDaysOf(
  { businessProfiles }: Pick<Stores, 'businessProfiles'>,
  businessId: string,
): Promise<BusinessDays> {
  const { timeZone } = await businessProfiles.findProfile(businessId);
  return businessDays(timeZone);
}

/** The moments from the first of the days on and before the one after the last; null where a day is left open. */
export function momentsOf(
  days: BusinessDays,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): { readonly since: string | null; readonly until: string | null } {
  return {
    since: from === undefined ? null : days.startOf(from).toISOString(),
    until: to === undefined ? null : days.startOf(dayAfter(to, 1)).toISOString(),
  };
}
