export { isPublicAddress, literalAddressOf } from './address-rules';
export { createSafeFetch } from './safe-fetch';
export { StreamBroken } from './fetch-options';
export type { SafeFetch, StreamOutcome } from './fetch-options';
export type { FetchedAnswer, FetchFailure, FetchOutcome } from './fetch-outcome';
export { jsonOrNull } from './json-or-null';
