import type { PricedOffer } from '@pricehunt/api-contract';
import { compareMoney, conditionClassOf } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { OfferTable, useFigures } from '@pricehunt/ui-kit';
import type { OfferTableProps } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages';

export interface SoldOutOffersProps extends Pick<OfferTableProps, 'rows' | 'now' | 'onFollow' | 'aside'> {
  /** Sets an alert for when they are back. */
  readonly alert: ReactNode;
}

/** Offers that are out of stock, apart from those that can be ordered. */
export function SoldOutOffers({ alert, ...table }: SoldOutOffersProps) {
  const { offers } = useMessages().product;
  const figure = useFigures();
  const title = offers.soldOut(figure(table.rows.length));
  return (
    <section aria-label={title} className="mt-7">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-base font-semibold tracking-normal text-ink-muted">{title}</h3>
        {alert}
      </div>
      <OfferTable caption={title} bestOfferId={null} isMuted {...table} />
    </section>
  );
}

/** Whether the shop says that the offer can't be ordered now. */
export function isSoldOut({ offer: { availability } }: SoldOutFacts): boolean {
  return availability === 'out_of_stock' || availability === 'discontinued';
}

interface SoldOutFacts {
  readonly offer: Pick<PricedOffer['offer'], 'availability' | 'condition'>;
}

/** The lowest new price that is out of stock; null when every offer is, so that any stock is news. */
export function soldOutTarget(
  soldOut: readonly (SoldOutFacts & Pick<PricedOffer, 'itemPrice'>)[],
  isAnyAvailable: boolean,
): Money | null {
  const prices = soldOut
    .filter(({ offer }) => isAnyAvailable && conditionClassOf(offer.condition) === 'new')
    .flatMap(({ itemPrice }) => itemPrice ?? [])
    .sort(compareMoney);
  return prices[0] ?? null;
}
