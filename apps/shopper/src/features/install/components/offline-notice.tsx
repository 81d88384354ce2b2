import { Notice } from '@pricehunt/ui-kit';
import { useFirstMessages } from '../../../messages/use-messages';
import { useIsOnline } from '../../../browser/use-is-online';

export function OfflineNotice() {
  const isOnline = useIsOnline();
  const { offline } = useFirstMessages().frame;
  if (isOnline) return null;
  return (
    <Notice tone="warn" title={offline.title} className="mt-4">
      {offline.sentence}
    </Notice>
  );
}
