import { ApiError } from '@pricehunt/api-client';
import { Button, EmptyState, Notice } from '@pricehunt/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureSentence } from '../../messages/use-failure-sentence';
import { useMessages } from '../../messages/use-messages';

/** What an Answered takes. */
export interface AnsweredProps<Answer> {
  readonly query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  /** What stands there until the answer comes, of the same height. */
  readonly whileLoading: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/**
 * What a query answered; a skeleton before. Where it failed it says why, with a way to try again or that the account has
 * no right to it. What came once stays.
 */
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
