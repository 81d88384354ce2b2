import { browserTrackingServices, createTracker } from '@pricehunt/tracking-client';
import type { Consent, Tracker } from '@pricehunt/tracking-client';
import { DefaultSkeleton } from '@pricehunt/ui-kit';
import { useConsent } from '../features/consent/use-consent';
import { TestPage } from '../features/diagnostics/components/test-page';
import { TrackingDesk } from '../features/diagnostics/components/tracking-desk';
import { watchedServices } from '../features/diagnostics/watched-services';
import type { ReportStep } from '../features/diagnostics/watched-services';
import { useMessages } from '../messages/use-messages';
import { NotFound } from './not-found';

/** The page at /real-tracking-test (S§2): sends real tracking requests, with consent only. */
export function RealTrackingTest() {
  const { diagnostics } = useMessages();
  const consent = useConsent()?.consent;
  return (
    <TestPage title={diagnostics.real.title} lead={diagnostics.real.lead} otherwise={<NotFound />}>
      {consent === undefined ? (
        <DefaultSkeleton />
      ) : (
        <TrackingDesk makeTracker={(report) => realTracker(consent, report)} />
      )}
    </TestPage>
  );
}

/** Shares the page's consent, so that the banner's answer counts here at once. */
function realTracker(consent: Consent, report: ReportStep): Tracker {
  const services = browserTrackingServices(window, { landingQuery: window.location.search });
  return createTracker(watchedServices(services, report), consent);
}
