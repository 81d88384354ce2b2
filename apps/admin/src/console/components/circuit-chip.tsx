import type { AdminSource } from '@pricehunt/api-contract';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

const tones = { closed: 'good', open: 'danger', 'half-open': 'warn' } as const;

export function CircuitChip({ isOn, circuit }: Pick<AdminSource, 'isOn' | 'circuit'>) {
  const { console: shared, sources: words } = useMessages();
  if (!isOn) return <Chip>{shared.off}</Chip>;
  if (circuit === null) return <Chip>{words.circuits.closed}</Chip>;
  return <Chip tone={tones[circuit]}>{words.circuits[circuit]}</Chip>;
}
