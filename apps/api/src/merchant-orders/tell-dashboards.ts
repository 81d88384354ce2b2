import { activityTopic } from '../merchant-traffic/activity-topic';
import type { Services } from '../services';

/** Hints to whoever follows the business that there is something new. What happened is kept already: a failure is reported. */
export async function tellDashboards(
  { storage, report }: Pick<Services, 'storage' | 'report'>,
  businessId: string,
): Promise<void> {
  try {
    await storage.notifications.publish(activityTopic(businessId), '');
  } catch (failure) {
    report(failure, 'could not notify dashboards of an order');
  }
}
