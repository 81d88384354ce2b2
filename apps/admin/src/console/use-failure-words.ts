import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { useMessages } from '../messages/use-messages';

export type SourceFailure = Pick<AdminSource['recentErrors'][number], 'cause' | 'status' | 'error'>;

/** Returns the cause of a source's failure in words, with its HTTP status; the stored error if the cause is unknown. */
export function useFailureWords(): (failure: SourceFailure) => string {
  const { sources: words } = useMessages();
  return ({ cause, status, error }) => {
    if (cause === null) return error ?? words.results.failed;
    const name = words.figures.causes[cause];
    return status === null ? name : words.withStatus(name, String(status));
  };
}
