import { RetryNotice } from './retry-notice';
import { useFailureSentence } from './use-failure-sentence';

export interface FailureNoticeProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

export function FailureNotice({ title, error, onRetry }: FailureNoticeProps) {
  const sentenceOf = useFailureSentence();
  return (
    <RetryNotice tone="danger" title={title} onRetry={onRetry}>
      {sentenceOf(error)}
    </RetryNotice>
  );
}
