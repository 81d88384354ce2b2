import { Button, Notice } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

/** What a FailedPart takes. */
export interface FailedPartProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** What stands in place of a part of a page that did not load, while the rest works. */
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
