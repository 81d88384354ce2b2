/** What is told when something new is in the activity of a business. The payload says nothing: read the store. */
export function activityTopic(businessId: string): string {
  return `business-activity:${businessId}`;
}
