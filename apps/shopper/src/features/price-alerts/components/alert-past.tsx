import type { AlertRuleView, AlertSimulation, AlertView } from '@pricehunt/api-contract/alerts';
import { formatMoney, moneyToEdit } from '@pricehunt/offers';
import { useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { usePlace } from '../../../place/use-place';
import { useAlertPast } from '../requests/alert-queries';
import { useSettled } from '../use-settled';
import { AlertTarget } from './alert-target';

export interface AlertPastProps {
  readonly productId: string;
  /** Null while the input is invalid. */
  readonly rule: AlertRuleView | null;
  readonly currency: string;
  /** Whether the alert includes shipping to the shopper's country. */
  readonly shippingCounted: boolean;
  readonly condition: AlertView['condition'] | null;
  readonly shops: readonly string[] | null;
  /** The target as typed, so that the chart follows at once; null for other rules. */
  readonly typedTarget: string | null;
  /** Uses a suggested target, as the shopper would type it. */
  readonly onTake: (target: string) => void;
}

/** Simulates a rule over the last 180 days, shortly after each input. */
export function AlertPast({
  productId,
  rule,
  currency,
  shippingCounted,
  condition,
  shops,
  typedTarget,
  onTake,
}: AlertPastProps) {
  const { past: words } = useMessages().priceAlerts;
  const locale = useDisplayLocale();
  const asked = useSettled(rule);
  const { country } = usePlace().place;
  const { data, isPending, isError } = useAlertPast(productId, asked, {
    currency,
    country,
    shippingCounted,
    condition,
    shops,
  });
  const sentences = usePastSentences();
  if (isError) return null;
  const suggested = data?.suggestedTarget ?? null;
  return (
    <>
      {typedTarget === null || data === undefined || data.points.length < 2 ? null : (
        <AlertTarget past={data} currency={currency} typed={typedTarget} onTake={onTake} />
      )}
      <div
        role="status"
        className={`min-h-12 border-l-3 py-0.5 pl-3 text-sm ${rule === null ? 'border-transparent' : 'border-info'}`}
      >
        {rule === null ? null : isPending ? (
          <p className="text-ink-muted">{words.asking}</p>
        ) : (
          sentences(data).map((sentence) => <p key={sentence}>{sentence}</p>)
        )}
        {rule?.kind !== 'target-price' || suggested === null ? null : (
          <p>
            {words.suggestion(formatMoney(suggested, locale))}{' '}
            <button
              type="button"
              className="text-link"
              onClick={() => onTake(moneyToEdit(suggested, locale))}
            >
              {words.takeSuggestion(formatMoney(suggested, locale))}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** Fewer days are too few to estimate how often an alert would fire. */
export const daysNeeded = 14;

function usePastSentences(): (past: AlertSimulation) => readonly string[] {
  const { past: words } = useMessages().priceAlerts;
  const figure = useFigures();
  const locale = useDisplayLocale();
  return ({ days, daysOfData, canTell, firings, isMetNow, lowest }) => {
    const now = isMetNow === true ? [words.metNow] : [];
    if (!canTell) return [...now, words.cannotEstimate];
    if (daysOfData < daysNeeded) return [...now, words.tooLittle(figure(daysOfData))];
    if (firings.length > 0) return [...now, words.fired(figure(firings.length), figure(days))];
    const least = lowest === null ? [] : [words.lowest(formatMoney(lowest, locale))];
    return [...now, words.never(figure(days)), ...least];
  };
}
