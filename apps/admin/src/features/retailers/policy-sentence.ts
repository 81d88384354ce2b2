import type { PolicyCondition } from '@pricehunt/api-contract/shipping-rules';
import { deliverySentence, formatMoney, shippingSentence } from '@pricehunt/offers';
import { useDisplayLocale, useKitMessages } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

/** Writes a shipping condition as "Germany: €4.90 shipping, orders from €20.00, up to 2 kg". */
export function usePolicySentence(): (condition: PolicyCondition) => string {
  const { policyWords: words } = useMessages().retailers.shipping;
  const { shippingWords } = useKitMessages().offers;
  const locale = useDisplayLocale();
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const kilograms = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 3,
  });
  const figure = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(text));

  const chargeOf = (charge: PolicyCondition['charge']): string => {
    switch (charge.kind) {
      case 'amount': {
        const { cost } = charge;
        const shipping =
          cost.amountMinor === 0 ? { kind: 'free' as const } : { kind: 'known' as const, cost };
        return shippingSentence({ shipping }, shippingWords, locale);
      }
      case 'share':
        return words.share(percent.format(charge.ofOrder));
      case 'not-shipped':
        return words.notShipped;
      case 'not-stated':
        return shippingWords.notStated;
    }
  };
  function range<Value>(
    bounds: { readonly min: Value | null; readonly max: Value | null } | null,
    written: (value: Value) => string,
    say: (range: string) => string,
  ): readonly string[] {
    if (bounds === null) return [];
    const { min, max } = bounds;
    if (min === null) return max === null ? [] : [say(words.upTo(written(max)))];
    return [say(max === null ? words.from(written(min)) : words.between(written(min), written(max)))];
  }
  return ({ countries, charge, orderValue, weightGrams, itemCount, season, deliveryDays, asksForMore }) => {
    const places =
      countries.length === 0 ? words.home : countries.map((code) => countryNames.of(code) ?? code).join(', ');
    const said = [
      chargeOf(charge),
      ...range(orderValue, (money) => formatMoney(money, locale), words.orders),
      ...range(weightGrams, (grams) => kilograms.format(grams / 1000), words.weight),
      ...range(itemCount, (count) => figure.format(count), words.items),
      ...range(season, day, words.season),
      ...(deliveryDays === null ? [] : [deliverySentence(deliveryDays, shippingWords, locale)]),
      ...(asksForMore === true ? [words.more] : []),
    ];
    return `${places}: ${said.join(', ')}`;
  };
}
