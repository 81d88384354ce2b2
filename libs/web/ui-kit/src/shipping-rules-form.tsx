import {
  countryCodes,
  currencyCodes,
  currencyOfCountry,
  formatMoney,
  moneyToEdit,
  numberToEdit,
  typedMoney,
} from '@pricehunt/offers';
import type { ShippingRate } from '@pricehunt/offers';
import { useMemo } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from './button';
import { useDisplayLocale } from './display-locale';
import { SelectField, TextField } from './field';
import { Form } from './form';
import type { ShippingRuleWords } from './messages/shipping-rule-words';

export interface ShippingRulesFormProps {
  readonly label: string;
  readonly words: ShippingRuleWords;
  readonly rates: readonly ShippingRate[];
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly onSave: (rates: readonly ShippingRate[]) => void;
}

/** One row per country, saved together once all are valid. */
export function ShippingRulesForm({ label, words, rates, busy, problem, onSave }: ShippingRulesFormProps) {
  const locale = useDisplayLocale();
  const form = useForm<Typed>({ defaultValues: { rows: rates.map((rate) => rowOf(rate, locale)) } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <Form
      label={label}
      busy={busy}
      problem={problem}
      className="@container"
      onSubmit={(event) => void form.handleSubmit(({ rows }) => onSave(rows.flatMap(rateOf)))(event)}
    >
      {fields.length === 0 ? <p className="text-ink-muted">{words.none}</p> : null}
      {fields.map(({ id }, place) => (
        <RuleRow key={id} words={words} form={form} place={place} onRemove={() => remove(place)} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => append(emptyRow)}>
          {words.add}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

const charges = ['cost', 'free', 'not-shipped'] as const;

interface TypedRow {
  readonly country: string;
  readonly charge: (typeof charges)[number];
  readonly cost: string;
  readonly currency: string;
  readonly freeFrom: string;
  /** In kilograms, lightest first. */
  readonly classes: readonly { readonly kilograms: string; readonly cost: string }[];
  readonly assumed: string;
  readonly note: string;
}

interface Typed {
  readonly rows: TypedRow[];
}

interface RuleRowProps {
  readonly words: ShippingRuleWords;
  readonly form: UseFormReturn<Typed>;
  readonly place: number;
  readonly onRemove: () => void;
}

function RuleRow({ words, form, place, onRemove }: RuleRowProps) {
  const countries = useCountries();
  const { register, watch, setValue, formState } = form;
  const { country, charge, currency } = watch(`rows.${place}`);
  const name = countries.find(({ code }) => code === country)?.name ?? words.newRow;
  const problems = formState.errors.rows?.[place];
  const isCharged = charge === 'cost';
  return (
    <fieldset className="grid gap-3 border-b border-line pb-4 @md:grid-cols-2 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_repeat(3,minmax(0,1.2fr))_auto] @md:items-start">
      <legend className="sr-only">{name}</legend>
      <SelectField
        {...register(`rows.${place}.country`, {
          validate: (typed, { rows }) => {
            if (typed === '') return words.countryMissing;
            return rows.filter((row) => row.country === typed).length === 1 || words.countryTwice;
          },
          onChange: ({ target }) =>
            setValue(`rows.${place}.currency`, currencyOfCountry(target.value) ?? currency),
        })}
        label={words.country}
        error={problems?.country?.message}
      >
        <option value="">{words.choose}</option>
        {countries.map((each) => (
          <option key={each.code} value={each.code}>
            {each.name}
          </option>
        ))}
      </SelectField>
      <SelectField {...register(`rows.${place}.charge`)} label={words.shipping}>
        {charges.map((each) => (
          <option key={each} value={each}>
            {words.charges[each]}
          </option>
        ))}
      </SelectField>
      {isCharged ? (
        <>
          <TextField
            {...register(`rows.${place}.cost`, {
              validate: (typed) => (typedMoney(typed, currency)?.amountMinor ?? 0) > 0 || words.costWrong,
            })}
            label={words.cost}
            inputMode="decimal"
            error={problems?.cost?.message}
          />
          <SelectField {...register(`rows.${place}.currency`)} label={words.currency}>
            {currencyCodes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectField>
          <TextField
            {...register(`rows.${place}.freeFrom`, {
              validate: (typed) =>
                typed.trim() === '' || typedMoney(typed, currency) !== null || words.freeFromWrong,
            })}
            label={words.freeFrom}
            hint={words.freeFromHint}
            inputMode="decimal"
            error={problems?.freeFrom?.message}
          />
        </>
      ) : (
        <span className="col-span-3 hidden @3xl:block" />
      )}
      <Button
        type="button"
        size="small"
        className="justify-self-start @md:mt-7"
        aria-label={words.removeOf(name)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
      {isCharged ? <WeightClasses words={words} form={form} place={place} /> : null}
    </fieldset>
  );
}

/** Costs by weight, the weight assumed when unknown, and notes. */
function WeightClasses({ words, form, place }: Omit<RuleRowProps, 'onRemove'>) {
  const { control, register, watch, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: `rows.${place}.classes` });
  const currency = watch(`rows.${place}.currency`);
  const problems = formState.errors.rows?.[place];
  return (
    <div className="grid gap-3 @md:col-span-full @md:grid-cols-2 @3xl:grid-cols-4 @3xl:items-start">
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 @md:col-span-2">
          <TextField
            {...register(`rows.${place}.classes.${index}.kilograms`, {
              validate: (typed, { rows }) => {
                const before = rows[place]?.classes[index - 1]?.kilograms;
                return (gramsOf(typed) ?? 0) > (gramsOf(before ?? '0') ?? 0) || words.weightWrong;
              },
            })}
            label={words.upToWeight}
            inputMode="decimal"
            error={problems?.classes?.[index]?.kilograms?.message}
          />
          <TextField
            {...register(`rows.${place}.classes.${index}.cost`, {
              validate: (typed) => typedMoney(typed, currency) !== null || words.classCostWrong,
            })}
            label={words.classCost}
            inputMode="decimal"
            error={problems?.classes?.[index]?.cost?.message}
          />
          <Button
            type="button"
            size="small"
            className="mt-7"
            aria-label={words.removeClass(index + 1)}
            onClick={() => remove(index)}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <Button
        type="button"
        size="small"
        className="justify-self-start @3xl:mt-7"
        onClick={() => append({ kilograms: '', cost: '' })}
      >
        {words.addClass}
      </Button>
      {fields.length === 0 ? null : (
        <TextField
          {...register(`rows.${place}.assumed`, {
            validate: (typed) => typed.trim() === '' || (gramsOf(typed) ?? 0) > 0 || words.weightWrong,
          })}
          label={words.assumedWeight}
          hint={words.assumedWeightHint}
          inputMode="decimal"
          error={problems?.assumed?.message}
        />
      )}
      <TextField
        {...register(`rows.${place}.note`, { maxLength: { value: 200, message: words.noteWrong } })}
        label={words.note}
        hint={words.noteHint}
        error={problems?.note?.message}
      />
    </div>
  );
}

/** Describes a rule in one line: "Austria: €4.90, free from €50.00". */
export function useShippingRuleSentence(words: ShippingRuleWords): (rate: ShippingRate) => string {
  const locale = useDisplayLocale();
  const countries = useCountries();
  const kilograms = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram' });
  return ({ country, cost, freeFrom, weightClasses = [], note }) => {
    const name = countries.find(({ code }) => code === country)?.name ?? country;
    if (cost === null) return `${name}: ${words.charges['not-shipped']}`;
    if (cost.amountMinor === 0) return `${name}: ${words.charges.free}`;
    const parts = [
      formatMoney(cost, locale),
      ...weightClasses.map((each) =>
        words.costUpTo(formatMoney(each.cost, locale), kilograms.format(each.gramsMax / 1000)),
      ),
      ...(freeFrom === null ? [] : [words.freeFromAmount(formatMoney(freeFrom, locale))]),
      ...(note === undefined ? [] : [note]),
    ];
    return `${name}: ${parts.join(', ')}`;
  };
}

function useCountries() {
  const locale = useDisplayLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const collator = new Intl.Collator(locale);
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((one, other) => collator.compare(one.name, other.name));
  }, [locale]);
}

const emptyRow: TypedRow = {
  country: '',
  charge: 'cost',
  cost: '',
  currency: 'EUR',
  freeFrom: '',
  classes: [],
  assumed: '',
  note: '',
};

function rowOf(rate: ShippingRate, locale: string): TypedRow {
  const { country, cost, freeFrom, weightClasses, weightGramsAssumed, note } = rate;
  const currency = cost?.currency ?? currencyOfCountry(country) ?? emptyRow.currency;
  const noted = { ...emptyRow, country, currency, note: note ?? '' };
  if (cost === null) return { ...noted, charge: 'not-shipped' };
  if (cost.amountMinor === 0 && weightClasses === undefined) return { ...noted, charge: 'free' };
  return {
    ...noted,
    charge: 'cost',
    cost: moneyToEdit(cost, locale),
    freeFrom: freeFrom === null ? '' : moneyToEdit(freeFrom, locale),
    classes: (weightClasses ?? []).map((each) => ({
      kilograms: numberToEdit(each.gramsMax / 1000, locale),
      cost: moneyToEdit(each.cost, locale),
    })),
    assumed: weightGramsAssumed === undefined ? '' : numberToEdit(weightGramsAssumed / 1000, locale),
  };
}

function rateOf(row: TypedRow): readonly ShippingRate[] {
  const { country, charge, cost, currency, freeFrom, classes, assumed, note } = row;
  const noted = note.trim() === '' ? {} : { note: note.trim() };
  if (charge === 'not-shipped') return [{ country, cost: null, freeFrom: null, ...noted }];
  if (charge === 'free') return [{ country, cost: { amountMinor: 0, currency }, freeFrom: null, ...noted }];
  const amount = typedMoney(cost, currency);
  if (amount === null) return [];
  const weightClasses = classes.flatMap((each) => {
    const [gramsMax, own] = [gramsOf(each.kilograms), typedMoney(each.cost, currency)];
    return gramsMax === null || own === null ? [] : [{ gramsMax, cost: own }];
  });
  const weightGramsAssumed = gramsOf(assumed);
  return [
    {
      country,
      cost: amount,
      freeFrom: typedMoney(freeFrom, currency),
      ...(weightClasses.length === 0 ? {} : { weightClasses }),
      ...(weightClasses.length === 0 || weightGramsAssumed === null ? {} : { weightGramsAssumed }),
      ...noted,
    },
  ];
}

/** Kilograms to grams, with a point or a comma; null when invalid. */
function gramsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : null;
}
