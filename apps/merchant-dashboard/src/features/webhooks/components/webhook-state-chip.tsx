import type { Webhook } from '@pricehunt/api-contract/webhooks-out';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

const tones = { enabled: 'good', paused: 'neutral', disabled: 'danger' } as const;

export function WebhookStateChip({ state }: { readonly state: Webhook['state'] }) {
  const { webhooks: words } = useMessages();
  return <Chip tone={tones[state]}>{words.states[state]}</Chip>;
}
