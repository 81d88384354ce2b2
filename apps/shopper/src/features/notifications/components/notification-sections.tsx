import { ServiceSection } from './service-section';
import { TimesSection } from './times-section';

/** Where and when a shopper receives alerts. */
export function NotificationSections() {
  return (
    <>
      <ServiceSection />
      <TimesSection />
    </>
  );
}
