import { resolvePriceReport } from '@pricehunt/api-contract/admin-catalog';
import type { AdminPriceReport } from '@pricehunt/api-contract/admin-catalog';
import { ChoiceField, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';

const outcomes = ['already-right', 'no-fault', 'offer-removed'] as const;

export function ResolveButton({ report }: { readonly report: AdminPriceReport }) {
  const { reports: words } = useMessages().catalog;
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('already-right');
  const [note, setNote] = useState('');
  return (
    <ActButton
      label={words.resolve}
      spokenLabel={words.resolveSpoken(report.title ?? words.noTitle)}
      title={words.resolveTitle}
      sentence={words.outcomeSentence[outcome]}
      submit={words.resolve}
      isDestructive={outcome === 'offer-removed'}
      fields={
        <>
          <ChoiceField
            label={words.outcome}
            value={outcome}
            choices={outcomes}
            names={words.outcomes}
            onChoose={setOutcome}
          />
          <TextField
            label={words.note}
            hint={words.noteHint}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      }
      act={(api) =>
        api.call(resolvePriceReport, {
          params: { reportId: report.id },
          body: { outcome, ...(note.trim() === '' ? {} : { note: note.trim() }) },
        })
      }
      renews={['reports', 'products']}
      done={words.done}
    />
  );
}
