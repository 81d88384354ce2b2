export { ApiError } from './api-error';
export type { ApiErrorKind } from './api-error';
export { createApiClient } from './create-api-client';
export type { ApiClient, CallAnswer, CallInput } from './create-api-client';
export type { Fetch, FetchResponse } from './fetch';
