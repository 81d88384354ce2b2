import { ApiError } from '@pricehunt/api-client';
import { useMessages } from './use-messages';

/** Gives what tells a person of a failure: by its code where it is the API's, by its own words otherwise. */
export function useFailureSentence(): (failure: Error) => string {
  const { failures } = useMessages();
  return (failure) =>
    failures.sentence({
      code: failure instanceof ApiError ? failure.details.code : '',
      message: failure.message,
    });
}
