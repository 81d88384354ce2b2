import type { AdminBusiness } from '@pricehunt/api-contract';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

const tones = { pending: 'warn', active: 'good', suspended: 'danger' } as const;

export function BusinessStatus({ status }: { readonly status: AdminBusiness['status'] }) {
  const { businesses: words } = useMessages();
  return <Chip tone={tones[status]}>{words.status[status]}</Chip>;
}
