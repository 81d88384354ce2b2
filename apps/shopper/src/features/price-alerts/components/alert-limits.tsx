import type { AlertView } from '@pricehunt/api-contract/alerts';
import { CheckboxField, Disclosure, SelectField } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useShopsOfProduct } from '../requests/alert-queries';

interface AlertLimitsValue {
  /** Null for the condition that the product's price is for. */
  readonly condition: AlertView['condition'] | null;
  /** Domains; null for all shops. */
  readonly shops: readonly string[] | null;
}

export interface AlertLimitsProps extends AlertLimitsValue {
  readonly productId: string;
  /** Whether the condition may follow the product's price; a saved alert has one condition. */
  readonly canFollowProduct: boolean;
  readonly onChange: (limits: Partial<AlertLimitsValue>) => void;
}

const conditions = ['new', 'used'] as const;

/** Limits an alert to a condition and to some of the product's shops. No chosen shop means all of them. */
export function AlertLimits({ productId, condition, shops, canFollowProduct, onChange }: AlertLimitsProps) {
  const { browse, priceAlerts } = useMessages();
  const words = priceAlerts.limits;
  const { data: sellers = [] } = useShopsOfProduct(productId);
  const isLimited = condition !== null || shops !== null;
  const gone = (shops ?? []).filter((domain) => sellers.every((seller) => seller.domain !== domain));
  const choices = [...sellers, ...gone.map((domain) => ({ domain, name: domain }))];
  const choose = (domain: string, isChosen: boolean) => {
    const others = (shops ?? []).filter((each) => each !== domain);
    const chosen = isChosen ? [...others, domain] : others;
    onChange({ shops: chosen.length === 0 ? null : chosen });
  };
  return (
    <Disclosure summary={words.title} startsOpen={isLimited}>
      <div className="mt-3 grid gap-4">
        <SelectField
          label={words.condition}
          value={condition ?? ''}
          onChange={(event) =>
            onChange({ condition: conditions.find((each) => each === event.target.value) ?? null })
          }
        >
          {canFollowProduct ? <option value="">{words.anyCondition}</option> : null}
          {conditions.map((each) => (
            <option key={each} value={each}>
              {browse.filters.conditions[each]}
            </option>
          ))}
        </SelectField>
        {choices.length === 0 ? null : (
          <fieldset className="grid gap-1">
            <legend className="text-sm font-semibold">{words.shops}</legend>
            {choices.map(({ domain, name }) => (
              <CheckboxField
                key={domain}
                label={name}
                checked={shops?.includes(domain) ?? false}
                onChange={(event) => choose(domain, event.target.checked)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Disclosure>
  );
}
