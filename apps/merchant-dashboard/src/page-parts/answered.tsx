import { ApiError } from '@pricehunt/api-client';
import { EmptyState } from '@pricehunt/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CouldNotLoad } from './could-not-load';
import { useFailureSentence } from '../messages/use-failure-sentence';
import { useMessages } from '../messages/use-messages';

export interface AnsweredProps<Answer> {
  readonly query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  /** Shown until the response arrives; the same height as the content. */
  readonly whileLoading: ReactNode;
  /** A heading for screen readers while the page's own heading is still loading. */
  readonly heading?: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** Shows a skeleton while loading, the error with "Try again", or the data, which stays during a refetch. */
export function Answered<Answer>({ query, whileLoading, heading, children }: AnsweredProps<Answer>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error !== null && isNothingThere(error)) return <NothingThere failure={error} />;
  return (
    <>
      {heading === undefined ? null : <h1 className="sr-only">{heading}</h1>}
      {error === null ? (
        whileLoading
      ) : (
        <div className={heading === undefined ? '' : 'pt-6'}>
          <CouldNotLoad failure={error} onTryAgain={() => void refetch()} />
        </div>
      )}
    </>
  );
}

/** Whether the API knows the path but found no such item. */
function isNothingThere(error: Error): boolean {
  return (
    error instanceof ApiError && error.details.status === 404 && error.details.code !== 'request.unknown-path'
  );
}

function NothingThere({ failure }: { readonly failure: Error }) {
  const { frame } = useMessages();
  const sentenceOf = useFailureSentence();
  return (
    <EmptyState title={frame.notFoundTitle} headingLevel={1}>
      {sentenceOf(failure)}
    </EmptyState>
  );
}
