export {
  attributionModels,
  matchMethods,
  reasonCodes,
  windowDaysDefault,
  windowDaysMax,
} from './attribution-vocabulary';
export type { AttributionModel, MatchMethod, ReasonCode } from './attribution-vocabulary';
