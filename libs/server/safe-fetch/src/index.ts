export { createSafeFetch } from './safe-fetch';
export { StreamBroken } from './fetch-options';
export type {
  AcceptedContent,
  FetchClock,
  FetchLimits,
  FetchRequest,
  Politeness,
  ResolvedAddress,
  Resolver,
  SafeFetch,
  SafeFetchOptions,
  StreamOutcome,
  StreamRequest,
} from './fetch-options';
export type {
  BlockReason,
  FetchedAnswer,
  FetchErrorReason,
  FetchFailure,
  FetchOutcome,
  RefusalReason,
} from './fetch-outcome';
