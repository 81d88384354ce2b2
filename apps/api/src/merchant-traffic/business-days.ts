import { businessDays, dayAfter } from '@pricehunt/order-attribution';
import type { BusinessDays } from '@pricehunt/order-attribution';
import type { Stores } from '@pricehunt/storage';

export async function businessDaysOf(
  { businessProfiles }: Pick<Stores, 'businessProfiles'>,
  businessId: string,
): Promise<BusinessDays> {
  const { timeZone } = await businessProfiles.findProfile(businessId);
  return businessDays(timeZone);
}

export function momentsOf(
  days: BusinessDays,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): { readonly since: string | null; readonly until: string | null } {
  return {
    since: from === undefined ? null : days.startOf(from).toISOString(),
    until: to === undefined ? null : days.startOf(dayAfter(to, 1)).toISOString(),
  };
}
