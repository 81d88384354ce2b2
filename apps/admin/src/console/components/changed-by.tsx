import type { Changed } from '@pricehunt/api-contract';
import { useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

export function ChangedBy({ changed }: { readonly changed: Changed | null }) {
  const { console: words } = useMessages();
  const { moment } = useMoments();
  if (changed === null) return <span className="text-ink-muted">{words.never}</span>;
  return (
    <span className="text-sm">
      <span className="block wrap-anywhere">
        {words.changedBy(changed.by ?? words.nobody, moment(changed.at))}
      </span>
      {changed.reason === null ? null : (
        <span className="block text-ink-muted wrap-anywhere">{changed.reason}</span>
      )}
    </span>
  );
}
