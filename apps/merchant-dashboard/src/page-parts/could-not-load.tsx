import { ApiError } from '@pricehunt/api-client';
import { Button, Notice } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';
import { useAccountFailure } from '@pricehunt/account-forms';

export interface CouldNotLoadProps {
  readonly failure: Error;
  readonly onTryAgain: () => void;
}

/** A loading error with its reason and a retry button. */
export function CouldNotLoad({ failure, onTryAgain }: CouldNotLoadProps) {
  const { failures, frame, settings } = useMessages();
  const failureOf = useAccountFailure();
  const isUnreached = failure instanceof ApiError && failure.kind === 'unreachable';
  return (
    <Notice
      tone="danger"
      title={settings.couldNotLoad}
      action={
        <Button size="small" onClick={onTryAgain}>
          {frame.tryAgain}
        </Button>
      }
    >
      {isUnreached ? failures.unreached : failureOf(failure)}
    </Notice>
  );
}
