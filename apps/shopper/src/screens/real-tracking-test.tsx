import { browserTrackingServices, createTracker } from '@pricehunt/tracking-client';
import type { Tracker } from '@pricehunt/tracking-client';
import type { AppConfig } from '@pricehunt/web-shell';
import { TestPage } from '../features/diagnostics/components/test-page';
import { TrackingDesk } from '../features/diagnostics/components/tracking-desk';
import { watchedServices } from '../features/diagnostics/watched-services';
import type { ReportStep } from '../features/diagnostics/watched-services';
import { useMessages } from '../messages/use-messages';
import { NotFound } from './not-found';

/** The page at /real-tracking-test (S§2): sends real tracking requests, with consent only. */
export function RealTrackingTest() {
  const { diagnostics } = useMessages();
  return (
    <TestPage title={diagnostics.real.title} lead={diagnostics.real.lead} otherwise={<NotFound />}>
      {(config) => <TrackingDesk makeTracker={(report) => realTracker(config, report)} />}
    </TestPage>
  );
}

function realTracker({ consent }: AppConfig, report: ReportStep): Tracker {
  const services = browserTrackingServices(window, { landingQuery: window.location.search });
  const tracker = createTracker(watchedServices(services, report));
  tracker.consent.setMode(consent);
  return tracker;
}
