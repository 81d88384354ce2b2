import type { ComparedOffer, Comparison } from '@pricehunt/api-contract/comparisons';
import type { Money } from '@pricehunt/offers';
import { outboundHref } from '@pricehunt/tracking-client';
import { Button, Disclosure, OfferTable, SkeletonBlock, useFigures } from '@pricehunt/ui-kit';
import type { OfferRow } from '@pricehunt/ui-kit';
import { staysInPlace } from '@pricehunt/web-shell';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import {
  otherCurrencySentence,
  rankingSentence,
  ratesSentence,
  useComparisonWords,
} from '../../../prices/ranking-words';
import { useCountryName } from '../../../place/use-country-name';
import { usePlace } from '../../../place/use-place';
import { PageSection } from '../../../product-template/page-section';
import { isLikelyMatch, offerCountSentence, rowSentence } from '../comparison-words';
import { readMatchAnswers } from '../likely-match';
import { filteredOffers, isFiltering, readOfferChoices, writeOfferChoices } from '../offer-choices';
import type { OfferChoices } from '../offer-choices';
import { useMovingRows } from '../use-moving-rows';
import { useSteadyOrder } from '../use-steady-order';
import { useFollowTracking } from '../../../tracking/use-tracking';
import { SoldOutOffers, isSoldOut, soldOutTarget } from '../../../prices/sold-out-offers';
import { OfferChoicesBar } from './offer-choices-bar';

export interface OffersPanelProps {
  readonly comparison: Comparison;
  readonly now: Date;
  readonly StockAlert: StockAlert;
}

/** Renders the control that sets an alert for offers that are out of stock. */
export type StockAlert = ComponentType<{
  readonly of: { readonly comparison: Comparison };
  readonly target: Money | null;
  readonly currency: string;
}>;

/** How many skeleton rows are shown while nothing has loaded. */
const rowsReserved = 5;

/** The offers with sorting and filters. Rows do not move while the list is hovered or focused. */
export function OffersPanel({ comparison, now, StockAlert }: OffersPanelProps) {
  const { offers, settledAt, requestId } = comparison;
  const words = useMessages().comparison.offers;
  const [query, setQuery] = useSearchParams();
  const choices = readOfferChoices(query);
  const { same } = readMatchAnswers(query);
  const choose = (next: OfferChoices) => {
    setQuery(writeOfferChoices(query, next), { replace: true, state: staysInPlace });
  };
  const toRow = useOfferRows(requestId, now);
  const follow = useFollowTracking();
  const chosen = filteredOffers(offers, choices);
  const wording = useComparisonWords();
  const { offers: productWords } = useMessages().product;
  const figure = useFigures();
  const countryName = useCountryName(offers.country);
  const hold = useHold();
  const order = useSteadyOrder({
    wanted: chosen.map(({ offer }) => offer.id),
    isHeld: hold.isHeld,
    // A new country or currency also resets the order.
    choice: [
      writeOfferChoices(new URLSearchParams(), choices).toString(),
      offers.country,
      offers.currency,
    ].join(' '),
  });
  const list = useRef<HTMLDivElement>(null);
  useMovingRows(list, order.shown);
  if (settledAt !== null && offers.ranked.length + offers.unranked.length === 0) return null;
  const inOrder = order.shown.flatMap((id) => chosen.filter(({ offer }) => offer.id === id));
  const shipped = inOrder.filter(isShipped);
  const shown = shipped.filter((each) => !isSoldOut(each));
  // The alert is for the product, so no filter of the list changes it.
  const missed = offers.ranked.filter(
    (each) =>
      isShipped(each) && isSoldOut(each) && (!isLikelyMatch(each.match) || same.includes(each.offer.id)),
  );
  const soldOut = shipped.filter(isSoldOut);
  const notShipped = inOrder.filter((each) => !isShipped(each));
  return (
    <PageSection
      id="offers"
      title={words.label}
      aside={
        <p className="text-sm text-ink-muted">
          {offers.ranked.length + offers.unranked.length === 0 ? null : offerCountSentence(offers, wording)}
        </p>
      }
    >
      <OfferChoicesBar ranked={offers.ranked} choices={choices} onChoose={choose} />
      <div ref={list} className="mt-3" {...hold.handlers}>
        {order.isBehind ? <NewOrder count={order.waitingCount} onTake={order.catchUp} /> : null}
        {shown.length === 0 ? null : (
          <OfferTable
            caption={words.caption}
            rows={shown.map(toRow)}
            bestOfferId={offers.best?.offerId ?? null}
            now={now}
            onFollow={({ offer }) => follow(offer)}
          />
        )}
        {settledAt === null ? <RowPlaces key={shown.length} count={rowsReserved - shown.length} /> : null}
      </div>
      {soldOut.length === 0 ? null : (
        <SoldOutOffers
          rows={soldOut.map(toRow)}
          now={now}
          onFollow={({ offer }) => follow(offer)}
          alert={
            settledAt === null || missed.length === 0 ? null : (
              <StockAlert
                of={{ comparison }}
                target={soldOutTarget(
                  missed,
                  offers.ranked.some((each) => isShipped(each) && !isSoldOut(each)),
                )}
                currency={offers.currency ?? 'EUR'}
              />
            )
          }
        />
      )}
      {notShipped.length === 0 ? null : (
        <Disclosure
          summary={productWords.notShipped(figure(notShipped.length), countryName)}
          startsOpen={shipped.length === 0 && settledAt !== null}
          className="mt-5"
        >
          <OfferTable
            caption={productWords.notShippedCaption}
            rows={notShipped.map(toRow)}
            bestOfferId={null}
            now={now}
            onFollow={({ offer }) => follow(offer)}
          />
        </Disclosure>
      )}
      {inOrder.length === 0 && offers.ranked.length > 0 && isFiltering(choices) ? (
        <NothingFits
          hidden={offers.ranked.length}
          onShowAll={() =>
            choose({ ...choices, isInStock: false, isNew: false, hasFreeShipping: false, shop: null })
          }
        />
      ) : null}
      <BelowList comparison={comparison} toRow={toRow} now={now} />
    </PageSection>
  );
}

function isShipped({ offer }: ComparedOffer): boolean {
  return offer.shipping.kind !== 'not-shipped';
}

interface BelowListProps extends Pick<OffersPanelProps, 'comparison' | 'now'> {
  readonly toRow: (compared: ComparedOffer) => OfferRow;
}

function BelowList({ comparison: { offers, settledAt }, toRow, now }: BelowListProps) {
  const context = useComparisonWords();
  const figure = useFigures();
  const follow = useFollowTracking();
  const { place } = usePlace();
  const { ranking, offers: words } = context.words;
  return (
    <>
      {settledAt === null ? null : (
        <p className="mt-3 text-xs text-ink-muted">
          {offers.ranked.length === 0 ? null : `${rankingSentence(offers, context)} `}
          {otherCurrencySentence(offers.currency, place.currency, context)}
          {ratesSentence(offers, context)}
          {ranking.disclosure}
        </p>
      )}
      {offers.unranked.length === 0 ? null : (
        <Disclosure summary={ranking.notRanked(figure(offers.unranked.length))} className="mt-5">
          <OfferTable
            caption={words.unrankedCaption}
            rows={offers.unranked.map(toRow)}
            bestOfferId={null}
            now={now}
            onFollow={({ offer }) => follow(offer)}
          />
        </Disclosure>
      )}
    </>
  );
}

/** Converts offers to table rows whose links work without script. */
export function useOfferRows(comparisonId: string, now: Date): (compared: ComparedOffer) => OfferRow {
  const context = useComparisonWords();
  const [query] = useSearchParams();
  const { same } = readMatchAnswers(query);
  return ({ outbound, match, ...row }) => ({
    ...row,
    match: {
      sentence: same.includes(row.offer.id)
        ? context.words.likely.confirmed
        : rowSentence({ offer: row.offer, match }, context),
      ...(isLikelyMatch(match) ? { title: row.offer.title } : {}),
    },
    href: outboundHref({ outbound, comparisonId }, now.getTime()),
  });
}

/** Tracks whether an element is hovered or contains the focus. */
function useHold() {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    handlers: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}

interface NewOrderProps {
  readonly count: number;
  readonly onTake: () => void;
}

/** Offers to update the list while it is held still. It floats so that it moves nothing. */
function NewOrder({ count, onTake }: NewOrderProps) {
  const words = useMessages().comparison.offers;
  const figure = useFigures();
  return (
    <Button
      size="small"
      className="fixed inset-x-0 bottom-5 z-30 mx-auto w-fit border-line-strong text-accent"
      onClick={onTake}
    >
      {count > 0 ? words.newOffers(figure(count)) : words.putInOrder}
    </Button>
  );
}

function RowPlaces({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: Math.max(0, count) }, (_, index) => (
        <div key={index} className="flex h-18.5 items-center gap-6 border-b border-line">
          <div className="grow">
            <SkeletonBlock className="h-4 w-36" />
            <SkeletonBlock className="mt-2 h-3 w-48" />
          </div>
          <SkeletonBlock className="h-6 w-20" />
          <SkeletonBlock className="hidden h-9 w-24 rounded-control sm:block" />
        </div>
      ))}
    </div>
  );
}

interface NothingFitsProps {
  readonly hidden: number;
  readonly onShowAll: () => void;
}

function NothingFits({ hidden, onShowAll }: NothingFitsProps) {
  const words = useMessages().comparison.offers;
  const figure = useFigures();
  return (
    <div className="flex flex-wrap items-center gap-4 border-y border-line py-5">
      <p className="grow">{words.noneFits(figure(hidden))}</p>
      <Button size="small" onClick={onShowAll}>
        {words.showAll}
      </Button>
    </div>
  );
}
