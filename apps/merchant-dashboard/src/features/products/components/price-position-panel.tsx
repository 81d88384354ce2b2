import type { MerchantProduct, PricePosition } from '@pricehunt/api-contract/merchant-products';
import { formatMoney } from '@pricehunt/offers';
import { Price, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/use-messages';

export interface PricePositionPanelProps {
  readonly price: MerchantProduct['price'];
  /** Null while the offer is hidden. */
  readonly position: PricePosition | null;
}

/** The merchant's rank, the cheapest competitor and the difference for one product. */
export function PricePositionPanel({ price, position }: PricePositionPanelProps) {
  const { position: words } = useMessages().products;
  const figure = useFigures();
  const gapWords = useGapWords();
  const locale = useDisplayLocale();
  if (position === null) {
    return (
      <>
        <Figures>
          <Stat name={words.own}>
            <Price money={price} />
          </Stat>
        </Figures>
        <p className="mt-3 text-ink-muted">{words.notShown}</p>
      </>
    );
  }
  const { best, gap, country, own, winningPrice } = position;
  const countryName =
    country === null ? null : (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country);
  return (
    <>
      <Figures>
        <Stat name={words.rank} note={position.position === 1 && best !== null ? words.cheapest : undefined}>
          <span className="tabular">{words.of(figure(position.position), figure(position.offerCount))}</span>
        </Stat>
        <Stat name={words.own} note={gap === null ? undefined : gapWords(gap)}>
          <Price money={own} />
        </Stat>
        {winningPrice === null ? null : (
          <Stat name={words.winning}>
            <Price money={winningPrice} />
          </Stat>
        )}
        {best === null ? null : (
          <Stat name={words.best} note={words.at(best.retailer.name)}>
            <Price money={best.price} />
          </Stat>
        )}
      </Figures>
      <p className="mt-3 text-sm text-ink-muted">{best === null ? words.alone : words.basis(countryName)}</p>
    </>
  );
}

function useGapWords(): (gap: MerchantProduct['price']) => string {
  const { position: words } = useMessages().products;
  const locale = useDisplayLocale();
  return ({ amountMinor, currency }) => {
    if (amountMinor === 0) return words.same;
    const amount = formatMoney({ amountMinor: Math.abs(amountMinor), currency }, locale);
    return amountMinor < 0 ? words.cheaper(amount) : words.dearer(amount);
  };
}

function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-10 gap-y-4">{children}</dl>;
}

interface StatProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Stat({ name, note, children }: StatProps) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="text-xl font-semibold">{children}</dd>
      {note === undefined ? null : <dd className="text-sm text-ink-muted">{note}</dd>}
    </div>
  );
}
