import { Button, Notice, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';

export interface SavedPageNoticeProps {
  /** ISO 8601. */
  readonly asOf: string;
  readonly onRetry: () => void;
}

/** Says how old an offline page is and what does not work until the network is back. */
export function SavedPageNotice({ asOf, onRetry }: SavedPageNoticeProps) {
  const { actions, install } = useMessages();
  const { moment } = useMoments();
  return (
    <Notice
      tone="warn"
      title={install.savedPage.asOf(moment(asOf))}
      className="my-4"
      action={
        <Button size="small" onClick={onRetry}>
          {actions.tryAgain}
        </Button>
      }
    >
      {install.savedPage.sentence}
    </Notice>
  );
}
