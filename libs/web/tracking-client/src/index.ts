export { browserTrackingServices, createBrowserTracker, keepSending } from './browser-tracking';
export type { Consent, ConsentAnswer, ConsentState } from './consent';
export { createTracker } from './create-tracker';
export type { Tracker } from './create-tracker';
export type { TrackedProduct } from './data-layer';
export { outboundHref } from './outbound-href';
export type { KeyValueStore, TrackingServices } from './tracking-services';
