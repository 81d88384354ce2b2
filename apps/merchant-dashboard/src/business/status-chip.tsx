import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';
import { useBusiness } from './use-business';

export function StatusChip() {
  const { dashboard: words } = useMessages();
  switch (useBusiness().status) {
    case 'active':
      return <Chip tone="good">{words.active}</Chip>;
    case 'pending':
      return <Chip tone="info">{words.pending}</Chip>;
    case 'suspended':
      return <Chip tone="danger">{words.suspendedChip}</Chip>;
  }
}
