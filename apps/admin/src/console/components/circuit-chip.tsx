import type { AdminSource } from '@pricehunt/api-contract';
import { Chip } from '@pricehunt/ui-kit';
import { useMessages } from './messages/use-messages';

const tones = { closed: 'good', open: 'danger', 'half-open': 'warn' } as const;

/** Whether a source is asked, held back after failures, or on trial. */
export function CircuitChip({ circuit }: { readonly circuit: AdminSource['circuit'] }) {
  const { sources: words } = useMessages();
  if (circuit === null) return <Chip>{words.unguarded}</Chip>;
  return <Chip tone={tones[circuit]}>{words.circuits[circuit]}</Chip>;
}
