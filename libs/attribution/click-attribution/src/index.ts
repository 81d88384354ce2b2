export { clickRecordOf, duplicateKeyOf } from './click-record';
export type { ClickDetails, ClickRecord } from './click-record';
export { paidClickParameters, paidMediumSign, paidTrafficSign } from './paid-traffic';
export { clickEventType, clickSource, redirectSourceDefault, sessionKeys } from './tracking-vocabulary';
export type { RedirectLink, ReferralRecord, TrackingEvent } from './tracking-vocabulary';
export { utmFrom, utmLengthMax } from './utm';
export type { Utm } from './utm';
export { classifyVisit, isLikelyBot } from './visit';
export type { Visit, VisitReason, VisitSigns } from './visit';
