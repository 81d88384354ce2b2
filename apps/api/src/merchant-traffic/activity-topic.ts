export function activityTopic(businessId: string): string {
  return `business-activity:${businessId}`;
}
