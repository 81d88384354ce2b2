import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CouldNotLoad } from './features/settings/components/could-not-load';

/** What an Answered takes. */
export interface AnsweredProps<Answer> {
  readonly query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  /** What stands there until the answer comes, of the same height. */
  readonly whileLoading: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** What a query answered; a skeleton before, and where it failed why and a way to try again. What came once stays. */
export function Answered<Answer>({ query, whileLoading, children }: AnsweredProps<Answer>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error !== null) return <CouldNotLoad failure={error} onTryAgain={() => void refetch()} />;
  return whileLoading;
}
