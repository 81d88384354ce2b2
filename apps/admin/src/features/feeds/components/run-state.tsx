import type { FeedImport } from '@pricehunt/api-contract/feeds';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

const tones = {
  queued: 'neutral',
  reading: 'info',
  'awaiting-confirmation': 'warn',
  applying: 'info',
  applied: 'good',
  unchanged: 'neutral',
  cancelled: 'neutral',
  failed: 'danger',
} as const;

export function RunState({ state }: Pick<FeedImport, 'state'>) {
  const { feeds: words } = useMessages();
  return <Chip tone={tones[state]}>{words.states[state]}</Chip>;
}
