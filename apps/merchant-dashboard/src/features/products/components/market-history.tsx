import { SeriesChart, useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useMoneyWords } from '../../../traffic/use-money-words';
import type { ProductMarket } from '../requests/product-queries';

/** The merchant's price by day against the lowest of all shops. */
export function MarketHistory({
  history,
  historyIncludesShipping,
}: Pick<ProductMarket, 'history' | 'historyIncludesShipping'>) {
  const { market: words } = useMessages().products;
  const { period } = useMessages();
  const locale = useDisplayLocale();
  const { written, short } = useMoneyWords();
  const currency = history[0]?.own.currency;
  if (currency === undefined || history.length < 2) {
    return <p className="text-ink-muted">{words.noHistory}</p>;
  }
  const writer = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <SeriesChart
      label={words.historyLine[historyIncludesShipping ? 'total' : 'item']}
      intervalName={period.intervals.day}
      names={{ now: words.ownPrice, before: words.lowestPrice }}
      startsAtZero={false}
      write={(amountMinor) => written({ amountMinor, currency })}
      writeMark={(amountMinor) => short({ amountMinor, currency })}
      points={history.map(({ day, own, lowest }) => {
        const name = writer.format(new Date(day));
        return {
          key: day,
          name,
          value: own.amountMinor,
          before: { name: words.lowestOn(name), value: lowest.amountMinor },
        };
      })}
    />
  );
}
