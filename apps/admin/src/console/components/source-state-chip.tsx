import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';
import { sourceStateOf } from '../source-state';
import type { StatedSource } from '../source-state';

const tones = {
  off: 'neutral',
  paused: 'danger',
  failing: 'warn',
  unset: 'neutral',
  unused: 'neutral',
  healthy: 'good',
} as const;

export function SourceStateChip(source: StatedSource) {
  const { sources: words } = useMessages();
  const state = sourceStateOf(source);
  return <Chip tone={tones[state]}>{words.states[state]}</Chip>;
}
