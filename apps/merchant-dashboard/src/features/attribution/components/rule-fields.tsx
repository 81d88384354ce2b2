import { currencyCodes } from '@pricehunt/offers';
import { Button, ChoiceField, SelectField, TextField } from '@pricehunt/ui-kit';
import { X } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../messages/use-messages';
import type { SettingsDraft } from '../settings-draft';

export interface RuleFieldsProps {
  readonly form: UseFormReturn<SettingsDraft>;
  readonly index: number;
  readonly onRemove: () => void;
}

export function RuleFields({ form: { register, watch, formState }, index, onRemove }: RuleFieldsProps) {
  const { settings: words } = useMessages().attribution;
  const to = watch(`rules.${index}.to`);
  const kind = watch(`rules.${index}.kind`);
  const errors = formState.errors.rules?.[index];
  const number = String(index + 1);
  return (
    <div role="group" aria-label={words.rule(number)} className="flex items-start gap-2">
      <div className="flex min-w-0 grow flex-wrap items-start gap-3">
        <ChoiceField
          {...register(`rules.${index}.to`)}
          label={words.to}
          className="grow basis-36"
          choices={['default', 'category', 'item']}
          names={words.toChoices}
        />
        {to === 'default' ? null : (
          <TextField
            {...register(`rules.${index}.name`)}
            label={words.names[to]}
            error={errors?.name && words.problems.name}
            className="grow-2 basis-48"
          />
        )}
        <ChoiceField
          {...register(`rules.${index}.kind`)}
          label={words.kind}
          className="grow basis-32"
          choices={['percent', 'fixed']}
          names={words.kinds}
        />
        <TextField
          {...register(`rules.${index}.value`)}
          label={words.values[kind]}
          inputMode="decimal"
          error={errors?.value && words.problems.value}
          className="grow basis-24"
        />
        {kind === 'percent' ? null : (
          <SelectField {...register(`rules.${index}.currency`)} label={words.currency} className="basis-24">
            {currencyCodes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={words.removeRule(number)}
        className="mt-6.5 min-h-11 flex-none"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
