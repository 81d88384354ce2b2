import type { Services } from '../services';

/** The topic of what happens for a business. */
export function businessTopic(businessId: string): string {
  return `business-activity:${businessId}`;
}

/** Hints to whoever follows the business that there is something new. What happened is kept already: a failure is reported. */
export async function tellDashboards(
  { storage, report }: Pick<Services, 'storage' | 'report'>,
  businessId: string,
): Promise<void> {
  try {
    await storage.notifications.publish(businessTopic(businessId), 'order');
  } catch (failure) {
    report(failure, 'dashboards could not be told of an order');
  }
}
