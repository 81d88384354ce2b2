import type { FeedIssueView } from '@pricehunt/api-contract/feeds';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';

const tones = { error: 'danger', warning: 'warn', notice: 'info' } as const;

export function SeverityChip({ severity }: { readonly severity: FeedIssueView['severity'] }) {
  const { issues: words } = useMessages().products;
  return <Chip tone={tones[severity]}>{words.severity[severity]}</Chip>;
}
