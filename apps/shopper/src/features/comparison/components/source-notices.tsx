import type { OffersState } from '@pricehunt/api-contract/comparisons';
import { useMessages } from '../../../messages/use-messages';

export function SourceNotices({ offers }: { readonly offers: Pick<OffersState, 'notices'> }) {
  const { sourceNotices } = useMessages();
  const { notices = [] } = offers;
  if (notices.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-1 text-xs text-ink-muted">
      {notices.map(({ source, sentence }) => (
        <li key={source}>{sourceNotices[source] ?? sentence}</li>
      ))}
    </ul>
  );
}
