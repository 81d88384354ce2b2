export { ApiError, reportableRequestId } from './api-error';
export { createApiClient } from './create-api-client';
export type { ApiClient, CallAnswer, CallInput } from './create-api-client';
export type { FetchResponse } from './fetch';
