import { Button, Notice } from '@pricehunt/ui-kit';
import type { NoticeProps } from '@pricehunt/ui-kit';
import { useMessages } from './use-messages';

export interface RetryNoticeProps extends Omit<NoticeProps, 'action'> {
  readonly onRetry: () => void;
}

export function RetryNotice({ onRetry, ...notice }: RetryNoticeProps) {
  const { actions } = useMessages();
  return (
    <Notice
      {...notice}
      action={
        <Button size="small" onClick={onRetry}>
          {actions.tryAgain}
        </Button>
      }
    />
  );
}
