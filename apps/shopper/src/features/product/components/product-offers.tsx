import type { PricedOffer } from '@pricehunt/api-contract';
import type { Money } from '@pricehunt/offers';
import { outboundHref } from '@pricehunt/tracking-client';
import { Disclosure, OfferTable, SkeletonBlock, useFigures } from '@pricehunt/ui-kit';
import type { OfferRow, OfferTableProps } from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { FailureNotice } from '../../../messages/failure-notice';
import { useMessages } from '../../../messages/use-messages';
import { PageSection } from '../../../product-template/page-section';
import { routePaths } from '../../../route-paths';
import { useFollowTracking } from '../../../tracking/use-tracking';
import {
  otherCurrencySentence,
  rankingSentence,
  ratesSentence,
  useComparisonWords,
} from '../../../prices/ranking-words';
import { useCountryName } from '../../../place/use-country-name';
import { usePlace } from '../../../place/use-place';
import { SoldOutOffers, isSoldOut, soldOutTarget } from '../../../prices/sold-out-offers';
import { WrongPriceDialog } from './wrong-price-dialog';

/** Renders the control that sets an alert for offers that are out of stock. */
export type StockAlert = ComponentType<{
  readonly of: { readonly productId: string };
  readonly target: Money | null;
  readonly currency: string;
}>;

export interface ProductOffersProps {
  readonly productId: string;
  readonly StockAlert: StockAlert;
  /** Best first; null while loading. */
  readonly offers: readonly PricedOffer[] | null;
  readonly bestOfferId: string | null;
  /** The date of the exchange rates; null when none were needed. */
  readonly ratesDate: string | null;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly now: Date;
}

/** The offers with total prices. Used items and offers that do not ship here are listed separately. */
export function ProductOffers({ error, onRetry, offers, ...known }: ProductOffersProps) {
  const { offers: words } = useMessages().product;
  const figure = useFigures();
  const shops = new Set((offers ?? []).map(({ offer }) => offer.retailer.domain)).size;
  return (
    <PageSection
      id="offers"
      title={words.title}
      aside={
        offers === null || offers.length === 0 ? null : (
          <p className="text-sm text-ink-muted">{words.count(figure(offers.length), figure(shops))}</p>
        )
      }
    >
      {offers === null ? (
        error === null ? (
          <OffersPlace />
        ) : (
          <FailureNotice title={words.failed} error={error} onRetry={onRetry} />
        )
      ) : offers.length === 0 ? (
        <p className="text-ink-muted">{words.none}</p>
      ) : (
        <Offers {...known} offers={offers} />
      )}
    </PageSection>
  );
}

interface KnownOffersProps extends Omit<ProductOffersProps, 'offers' | 'error' | 'onRetry'> {
  readonly offers: readonly PricedOffer[];
}

function Offers({ productId, StockAlert, offers, bestOfferId, ratesDate, now }: KnownOffersProps) {
  const { offers: words, report } = useMessages().product;
  const figure = useFigures();
  const countryName = useCountryName();
  const follow = useFollowTracking();
  const [reported, setReported] = useState<OfferRow['offer'] | null>(null);
  const rows = offers.map((priced) => rowOf(priced, now));
  const isNew = ({ offer }: OfferRow) => offer.condition === 'new' || offer.condition === 'unknown';
  const isShipped = ({ offer }: OfferRow) => offer.shipping.kind !== 'not-shipped';
  const shipped = rows.filter((row) => isShipped(row) && !isSoldOut(row));
  const soldOut = rows.filter((row) => isShipped(row) && isSoldOut(row));
  const { place } = usePlace();
  const notShipped = rows.filter((row) => !isShipped(row));
  const [fresh, notNew] = [shipped.filter(isNew), shipped.filter((row) => !isNew(row))];
  const listed: Pick<OfferTableProps, 'now' | 'onFollow' | 'aside'> = {
    now,
    onFollow: ({ offer }) => follow(offer),
    aside: ({ offer }) => (
      <button
        type="button"
        aria-label={report.openSpoken(offer.retailer.name)}
        className="-my-1 rounded-small py-1 underline decoration-dotted underline-offset-3 hover:text-ink"
        onClick={() => setReported(offer)}
      >
        {report.open}
      </button>
    ),
  };
  const table = (caption: string, shown: readonly OfferRow[]) => (
    <OfferTable caption={caption} rows={shown} bestOfferId={bestOfferId} {...listed} />
  );
  return (
    <>
      {fresh.length === 0 ? null : table(words.caption, fresh)}
      {notNew.length === 0 ? null : (
        <Disclosure
          summary={words.notNew(figure(notNew.length))}
          startsOpen={fresh.length === 0}
          className="mt-5"
        >
          {table(words.notNewCaption, notNew)}
        </Disclosure>
      )}
      {soldOut.length === 0 ? null : (
        <SoldOutOffers
          rows={soldOut}
          {...listed}
          alert={
            <StockAlert
              of={{ productId }}
              target={soldOutTarget(soldOut, shipped.length > 0)}
              currency={place.currency}
            />
          }
        />
      )}
      {notShipped.length === 0 ? null : (
        <Disclosure
          summary={words.notShipped(figure(notShipped.length), countryName)}
          startsOpen={shipped.length + soldOut.length === 0}
          className="mt-5"
        >
          {table(words.notShippedCaption, notShipped)}
        </Disclosure>
      )}
      <p className="mt-3 text-xs text-ink-muted">
        <HowCompared offers={offers} ratesDate={ratesDate} />
        {words.order}{' '}
        <Link to={routePaths.rankingExplained} className="text-link">
          {words.how}
        </Link>
      </p>
      <WrongPriceDialog offer={reported} onClose={() => setReported(null)} />
    </>
  );
}

function HowCompared({ offers, ratesDate }: Pick<KnownOffersProps, 'offers' | 'ratesDate'>) {
  const wording = useComparisonWords();
  const { place } = usePlace();
  const unranked = offers.filter(({ itemPrice }) => itemPrice === null);
  const ranked = offers.filter(({ itemPrice }) => itemPrice !== null);
  return (
    <>
      {unranked.length === 0 ? null : `${rankingSentence({ ranked, unranked }, wording)} `}
      {otherCurrencySentence(ranked[0]?.itemPrice?.currency ?? null, place.currency, wording)}
      {ratesSentence({ ratesDate }, wording)}
    </>
  );
}

function rowOf({ offer, outbound, deliveredTotal, itemPrice }: PricedOffer, now: Date): OfferRow {
  return {
    offer,
    deliveredTotal,
    itemPrice,
    difference: null,
    match: null,
    href: outboundHref({ outbound, source: 'product_page' }, now.getTime()),
  };
}

function OffersPlace() {
  const { offers } = useMessages().product;
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{offers.loading}</span>
      {[1, 2, 3, 4].map((each) => (
        <div key={each} className="flex h-18.5 items-center gap-6 border-b border-line">
          <div className="grow">
            <SkeletonBlock className="h-4 w-36" />
            <SkeletonBlock className="mt-2 h-3 w-28" />
          </div>
          <SkeletonBlock className="h-6 w-20" />
          <SkeletonBlock className="hidden h-9 w-24 rounded-control sm:block" />
        </div>
      ))}
    </div>
  );
}
