export { clickRecordOf } from './click-record';
export { paidMediumSign, paidTrafficSign } from './paid-traffic';
export { clickEventType, sessionKeys } from './tracking-vocabulary';
export type { ReferralRecord } from './tracking-vocabulary';
export { utmFrom, utmLengthMax } from './utm';
export type { Utm } from './utm';
export { classifyVisit } from './visit';
export type { VisitSigns } from './visit';
