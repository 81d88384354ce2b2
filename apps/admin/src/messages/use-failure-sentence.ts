import { ApiError, reportableRequestId } from '@pricehunt/api-client';
import { useMessages } from './use-messages';

/** Returns a function that describes an error in the current language. */
export function useFailureSentence(): (failure: Error) => string {
  const { failures } = useMessages();
  return (failure) =>
    failures.sentence({
      code: failure instanceof ApiError ? failure.details.code : '',
      message: failure.message,
      requestId: reportableRequestId(failure),
    });
}
