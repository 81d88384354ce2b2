import type { OrderSummary } from '@pricehunt/api-contract/orders';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';

export function OrderStateChip({ order }: { readonly order: Pick<OrderSummary, 'state' | 'reason'> }) {
  const { orders: words } = useMessages();
  const { state, reason } = order;
  if (state === 'waiting') return <Chip tone="info">{words.states.waiting}</Chip>;
  if (state === 'attributed' && reason === 'credited') {
    return <Chip tone="good">{words.states.attributed}</Chip>;
  }
  return (
    <Chip className="max-md:py-1 max-md:leading-tight max-md:whitespace-normal!">
      {state === 'cancelled' ? words.states.cancelled : words.reasons[reason]}
    </Chip>
  );
}
