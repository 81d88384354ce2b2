import { activityTopic } from '../merchant-traffic/activity-topic';
import type { Needs } from '../services';

/** The data is already stored, so a failure is only reported. */
export async function notifyDashboards(
  { storage, report }: Needs<'storage' | 'report'>,
  businessId: string,
): Promise<void> {
  try {
    await storage.notifications.publish(activityTopic(businessId), '');
  } catch (failure) {
    report(failure, 'could not notify dashboards of an order');
  }
}
