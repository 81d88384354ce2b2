import { orderPayments, orderSourceKinds, orderStates } from '@pricehunt/api-contract';
import { Button, SelectField, TextField } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { useOrderFilters } from '../order-filters';

const testChoices = ['with', 'without', 'only'] as const;

/** Narrows the orders: by number, credit, payment, where they were told from, and whether tests are among them. */
export function OrderFilterBar({ filters, isNarrowed, change, clear }: ReturnType<typeof useOrderFilters>) {
  const { orders: words } = useMessages();
  const { filters: names } = words;
  return (
    <div role="group" aria-label={names.label} className="flex flex-wrap items-center gap-3 pb-4">
      <TextField
        key={filters.q ?? ''}
        type="search"
        label={names.search}
        hidesLabel
        placeholder={names.search}
        defaultValue={filters.q ?? ''}
        className="w-full sm:w-60"
        onBlur={({ target }) => change({ q: target.value.trim() })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') change({ q: event.currentTarget.value.trim() });
        }}
      />
      <Choice
        label={names.state}
        any={names.anyState}
        chosen={filters.state}
        choices={orderStates.map((state) => [state, words.states[state]])}
        onChoose={(state) => change({ state })}
      />
      <Choice
        label={names.payment}
        any={names.anyPayment}
        chosen={filters.payment}
        choices={orderPayments.map((payment) => [payment, words.payments[payment]])}
        onChoose={(payment) => change({ payment })}
      />
      <Choice
        label={names.source}
        any={names.anySource}
        chosen={filters.source}
        choices={orderSourceKinds.map((source) => [source, words.sources[source]])}
        onChoose={(source) => change({ source })}
      />
      <Choice
        label={names.tests}
        chosen={filters.test}
        choices={testChoices.map((choice) => [choice, names.testChoices[choice]])}
        onChoose={(test) => change({ test: test === 'with' ? null : test })}
      />
      {isNarrowed ? (
        <Button variant="quiet" size="small" onClick={clear}>
          {words.clear}
        </Button>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** What stands for no choice, where there may be none. */
  readonly any?: string;
  readonly chosen: string | undefined;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, any, chosen, choices, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      hidesLabel
      value={chosen ?? ''}
      className="min-w-0 grow basis-36 sm:grow-0 sm:basis-auto"
      onChange={({ target }) => onChoose(target.value)}
    >
      {any === undefined ? null : <option value="">{any}</option>}
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
