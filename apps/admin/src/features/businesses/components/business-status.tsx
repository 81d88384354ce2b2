import type { AdminBusiness } from '@pricehunt/api-contract/admin-businesses';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

const tones = { pending: 'warn', active: 'good', suspended: 'danger' } as const;

export function BusinessStatus({ status, isRejected }: Pick<AdminBusiness, 'status' | 'isRejected'>) {
  const { businesses: words } = useMessages();
  return <Chip tone={tones[status]}>{isRejected ? words.rejectedStatus : words.status[status]}</Chip>;
}
