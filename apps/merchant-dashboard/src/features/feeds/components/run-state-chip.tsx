import type { FeedImport } from '@pricehunt/api-contract/feeds';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

const tones = {
  queued: 'info',
  reading: 'info',
  'awaiting-confirmation': 'warn',
  applying: 'info',
  applied: 'good',
  unchanged: 'neutral',
  cancelled: 'neutral',
  failed: 'danger',
} as const;

export function RunStateChip({ state }: { readonly state: FeedImport['state'] }) {
  const { states } = useMessages().feeds;
  return <Chip tone={tones[state]}>{states[state]}</Chip>;
}
