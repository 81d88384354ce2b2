import type { AdminBusiness } from '@pricehunt/api-contract';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

const tones = { pending: 'warn', active: 'good', suspended: 'danger' } as const;

/** Whether a business waits, is let in, or is stopped. */
export function BusinessStatus({ status }: { readonly status: AdminBusiness['status'] }) {
  const { businesses: words } = useMessages();
  return <Chip tone={tones[status]}>{words.status[status]}</Chip>;
}
