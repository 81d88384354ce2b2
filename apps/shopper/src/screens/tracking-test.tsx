import { browserTrackingServices, createTracker } from '@pricehunt/tracking-client';
import type { Tracker } from '@pricehunt/tracking-client';
import { TestPage } from '../features/diagnostics/components/test-page';
import { TrackingDesk } from '../features/diagnostics/components/tracking-desk';
import { dryServices, watchedServices } from '../features/diagnostics/watched-services';
import type { ReportStep } from '../features/diagnostics/watched-services';
import { useMessages } from '../messages/use-messages';
import { NotFound } from './not-found';

/** The page at /tracking-test (S§2): runs all tracking without sending or storing anything. */
export function TrackingTest() {
  const { diagnostics } = useMessages();
  return (
    <TestPage title={diagnostics.dry.title} lead={diagnostics.dry.lead} otherwise={<NotFound />}>
      <TrackingDesk makeTracker={dryTracker} />
    </TestPage>
  );
}

function dryTracker(report: ReportStep): Tracker {
  const landingQuery = '?utm_source=test-page&utm_medium=test&utm_campaign=tracking';
  const services = browserTrackingServices(window, { landingQuery });
  const tracker = createTracker(watchedServices(dryServices(services, report), report));
  tracker.consent.setMode('implied');
  return tracker;
}
