import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';
import { sourceStateOf } from '../source-state';

const tones = {
  off: 'neutral',
  paused: 'danger',
  failing: 'warn',
  unused: 'neutral',
  healthy: 'good',
} as const;

export function SourceStateChip(source: Pick<AdminSource, 'isOn' | 'circuit' | 'health'>) {
  const { sources: words } = useMessages();
  const state = sourceStateOf(source);
  return <Chip tone={tones[state]}>{words.states[state]}</Chip>;
}
