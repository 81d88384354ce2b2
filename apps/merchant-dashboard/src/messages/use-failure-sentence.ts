import { ApiError, reportableRequestId } from '@pricehunt/api-client';
import { useMessages } from './use-messages';

/** Gives what tells a person of a failure: by its code where it is the API's, by its own words otherwise. */
export function useFailureSentence(): (failure: Error) => string {
  const { failures } = useMessages();
  return (failure) => {
    if (!(failure instanceof ApiError)) return failures.sentence({ code: '', message: failure.message });
    if (failure.kind === 'unreachable') return failures.unreached;
    return failures.sentence({
      code: failure.details.code,
      message: failure.message,
      requestId: reportableRequestId(failure),
    });
  };
}
