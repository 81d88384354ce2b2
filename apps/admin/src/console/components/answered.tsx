import { ApiError } from '@pricehunt/api-client';
import { Button, EmptyState, Notice } from '@pricehunt/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureSentence } from '../../messages/use-failure-sentence';
import { useMessages } from '../../messages/use-messages';

export interface AnsweredProps<Answer> {
  readonly query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  /** Has about the height of the loaded content. */
  readonly whileLoading: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** A query's content, a skeleton while it loads, or the error with a retry button. */
export function Answered<Answer>({ query, whileLoading, children }: AnsweredProps<Answer>) {
  const { console: words, frame } = useMessages();
  const sentenceOf = useFailureSentence();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return whileLoading;
  if (error instanceof ApiError && error.details.code === 'auth.not-allowed') {
    return <EmptyState title={words.noRights}>{words.noRightsSentence}</EmptyState>;
  }
  if (error instanceof ApiError && error.details.status === 404) {
    return <EmptyState title={frame.notFoundTitle}>{sentenceOf(error)}</EmptyState>;
  }
  return (
    <Notice
      tone="danger"
      title={words.couldNotLoad}
      action={
        <Button size="small" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      }
    >
      {sentenceOf(error)}
    </Notice>
  );
}
