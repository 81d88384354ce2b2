import { subtractMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { Amount, Price, useFigures } from '@pricehunt/ui-kit';
import { useId } from 'react';
import { useMessages } from '../../../messages/use-messages';
import type { PlanChoice, PlanName } from '../plan-choices';

export interface PlanPickerProps {
  readonly choices: readonly PlanChoice[];
  readonly chosen: PlanName;
  readonly onChoose: (name: PlanName) => void;
}

/** The plans side by side, with what each costs more than the cheapest. */
export function PlanPicker({ choices, chosen, onChoose }: PlanPickerProps) {
  const { basket: words } = useMessages();
  const figure = useFigures();
  const group = useId();
  const cheapest = choices[0]?.plan?.total ?? null;
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">{words.plans}</legend>
      {choices.map(({ name, plan }) => (
        <label
          key={name}
          className="grid cursor-pointer content-start gap-1 rounded-control border border-line bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-default"
        >
          <span className="flex items-center gap-2 text-sm font-semibold">
            <input
              type="radio"
              name={group}
              value={name}
              checked={chosen === name}
              disabled={plan === null}
              className="size-4 accent-accent"
              onChange={() => onChoose(name)}
            />
            {words.planNames[name]}
          </span>
          {plan === null ? (
            <span className="text-sm text-ink-muted">{words.noPlan[name]}</span>
          ) : (
            <>
              <Price money={plan.total} className="text-xl" />
              <span className="text-sm text-ink-muted">
                {words.shops(figure(plan.orders.length))}
                {cheapest === null ? null : <Surcharge over={subtractMoney(plan.total, cheapest)} />}
              </span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function Surcharge({ over }: { readonly over: Money }) {
  const { basket: words } = useMessages();
  if (over.amountMinor <= 0) return null;
  return (
    <>
      {', '}
      <Amount money={over} /> {words.more}
    </>
  );
}
