import type { Tracker } from '@pricehunt/tracking-client';

/** The tracking actions, in the order of the page. */
export const trackingTrials = [
  'captureUtm',
  'trackEvent',
  'recordClick',
  'trackReferral',
  'pushProductSearch',
  'pushPriceComparison',
  'flush',
] as const;

export type TrackingTrial = (typeof trackingTrials)[number];

const product = {
  url: 'https://lamps.myshopify.com/products/desk-lamp',
  name: 'Desk lamp',
  price: '$129.50',
};
const click = {
  targetUrl: product.url,
  productName: product.name,
  businessDomain: 'lamps.myshopify.com',
};

/** Runs one test with a made-up product and returns its outcome. */
export async function tryTracking(tracker: Tracker, trial: TrackingTrial): Promise<unknown> {
  switch (trial) {
    case 'captureUtm':
      tracker.captureUtm();
      return { kind: tracker.consent.state().isAllowed ? 'captured' : 'no-consent' };
    case 'trackEvent':
      return tracker.trackEvent('tracking_test', { from: 'test page' }, click.businessDomain);
    case 'recordClick':
      return tracker.recordClick(click);
    case 'trackReferral':
      return tracker.trackReferral(click);
    case 'pushProductSearch':
      return tracker.pushProductSearch(product);
    case 'pushPriceComparison':
      return tracker.pushPriceComparison(product, 3);
    case 'flush':
      return { sent: await tracker.flush() };
  }
}
