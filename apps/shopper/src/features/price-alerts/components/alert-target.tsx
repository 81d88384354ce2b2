import type { AlertSimulation } from '@pricehunt/api-contract/alerts';
import { formatMoney, moneyToEdit, typedMoney } from '@pricehunt/offers';
import { Button, PriceTargetChart, periodOf, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useMoment } from '../../../browser/use-moment';
import { daysAtOrBelow, targetPresets } from '../alert-target';

export interface AlertTargetProps {
  readonly past: AlertSimulation;
  readonly currency: string;
  /** The target as typed. */
  readonly typed: string;
  readonly onTake: (target: string) => void;
}

/** A target price on the chart of the simulated prices, with presets. */
export function AlertTarget({ past, currency, typed, onTake }: AlertTargetProps) {
  const { target: words } = useMessages().priceAlerts;
  const locale = useDisplayLocale();
  const figure = useFigures();
  const now = useMoment();
  const { points, days } = past;
  const target = typedMoney(typed, currency);
  const take = (amountMinor: number) => onTake(moneyToEdit({ amountMinor, currency }, locale));
  return (
    <figure>
      <PriceTargetChart
        label={words.drag}
        points={points}
        currency={currency}
        period={periodOf(points, days, now.toISOString().slice(0, 10))}
        targetMinor={target?.amountMinor ?? null}
        onChange={take}
      />
      <figcaption className="mt-2 text-sm">
        {target === null
          ? words.none
          : words.daysAtOrBelow(
              formatMoney(target, locale),
              figure(daysAtOrBelow(points, target.amountMinor)),
              figure(points.length),
            )}
      </figcaption>
      <div role="group" aria-label={words.presets} className="mt-2 flex flex-wrap gap-2">
        {targetPresets(points).map(({ name, amountMinor }) => (
          <Button
            key={name}
            size="small"
            aria-pressed={target?.amountMinor === amountMinor}
            onClick={() => take(amountMinor)}
          >
            {words.names[name]}
          </Button>
        ))}
      </div>
    </figure>
  );
}
