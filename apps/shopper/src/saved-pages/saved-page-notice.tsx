import { useMoments } from '@pricehunt/ui-kit';
import { RetryNotice } from '../messages/retry-notice';
import { useMessages } from '../messages/use-messages';

export interface SavedPageNoticeProps {
  /** ISO 8601. */
  readonly asOf: string;
  readonly onRetry: () => void;
}

/** Says how old an offline page is and what does not work until the network is back. */
export function SavedPageNotice({ asOf, onRetry }: SavedPageNoticeProps) {
  const { install } = useMessages();
  const { moment } = useMoments();
  return (
    <RetryNotice tone="warn" title={install.savedPage.asOf(moment(asOf))} className="my-4" onRetry={onRetry}>
      {install.savedPage.sentence}
    </RetryNotice>
  );
}
