import type { StatementLine } from '@pricehunt/api-contract/commission';
import { Chip } from '@pricehunt/ui-kit';
import type { StatementWords } from './messages/english';

const tones = { pending: 'info', approved: 'good', denied: 'danger', adjusted: 'warn' } as const;

export function CommissionStatusChip({
  words,
  status,
}: {
  readonly words: StatementWords;
  readonly status: NonNullable<StatementLine['status']>;
}) {
  return (
    <Chip
      tone={tones[status]}
      className="print:min-h-0 print:border-0 print:bg-transparent print:p-0 print:text-[8pt] print:font-normal print:text-ink"
    >
      {words.statuses[status]}
    </Chip>
  );
}
