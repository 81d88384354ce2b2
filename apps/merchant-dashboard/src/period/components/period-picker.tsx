import { Button, ChoiceField, SegmentedChoice, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMessages } from '../../messages/use-messages';
import { isPeriod, periodPresets, presetPeriod } from '../period';
import { comparisons } from '../use-selected-period';
import type { SelectedPeriod } from '../use-selected-period';

export interface PeriodPickerProps {
  readonly chosen: SelectedPeriod;
  readonly hasComparison?: boolean;
}

/** Chooses a date range and its comparison. */
export function PeriodPicker({ chosen, hasComparison = true }: PeriodPickerProps) {
  const { period: words } = useMessages();
  const { period, compare, today, choosePeriod, chooseComparison } = chosen;
  const [isOpen, setIsOpen] = useState(period.preset === 'custom');
  const shown = isOpen ? 'custom' : period.preset;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SegmentedChoice
        legend={words.legend}
        chosen={shown}
        choices={[
          ...periodPresets.map((preset) => ({ value: preset, label: words.presets[preset] })),
          { value: 'custom' as const, label: words.presets.custom },
        ]}
        onChoose={(preset) => {
          setIsOpen(preset === 'custom');
          if (preset !== 'custom') choosePeriod(presetPeriod(preset, today));
        }}
      />
      {isOpen ? (
        <DaysForm
          key={`${period.from} ${period.to}`}
          chosen={chosen}
          onChoose={(from, to) => choosePeriod({ preset: 'custom', from, to })}
        />
      ) : null}
      {hasComparison ? (
        <ChoiceField
          label={words.compare}
          hidesLabel
          value={compare}
          className="min-w-48"
          choices={comparisons}
          names={words.comparisons}
          onChoose={chooseComparison}
        />
      ) : null}
    </div>
  );
}

interface DaysFormProps {
  readonly chosen: SelectedPeriod;
  readonly onChoose: (from: string, to: string) => void;
}

function DaysForm({ chosen: { period, today }, onChoose }: DaysFormProps) {
  const { period: words } = useMessages();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = isPeriod(from, to, today);
    setIsWrong(!fits);
    if (fits) onChoose(from, to);
  };
  const field = {
    type: 'date',
    max: today,
    hidesLabel: true,
    required: true,
  } as const;
  return (
    <form noValidate className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <TextField
        {...field}
        label={words.from}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <span aria-hidden="true">–</span>
      <TextField {...field} label={words.to} value={to} onChange={(event) => setTo(event.target.value)} />
      <Button type="submit" size="small">
        {words.show}
      </Button>
      {isWrong ? (
        <p role="alert" className="basis-full text-sm text-danger">
          {words.wrong}
        </p>
      ) : null}
    </form>
  );
}
