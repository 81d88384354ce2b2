import { Button, Notice } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export interface FailedPartProps {
  readonly title: string;
  readonly onRetry: () => void;
}

export function FailedPart({ title, onRetry }: FailedPartProps) {
  const { actions } = useMessages();
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <Button size="small" onClick={onRetry}>
          {actions.tryAgain}
        </Button>
      }
    />
  );
}
