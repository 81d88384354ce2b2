/** A merchant's own event type in words, such as "Newsletter signup" for newsletter_signup. */
export function spelledEventType(eventType: string): string {
  const spelled = eventType
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.:-]+/g, ' ')
    .trim()
    .toLowerCase();
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}
