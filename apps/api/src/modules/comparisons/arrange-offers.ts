import type { PricedOffer } from '@pricehunt/api-contract';
import type { ComparedOffer, OfferMatch, OffersState } from '@pricehunt/api-contract/comparisons';
import {
  bestOffer,
  breakEven,
  offerTotal,
  rankingCurrency,
  rankOffers,
  savingsAgainst,
  subtractMoney,
  taxPlace,
} from '@pricehunt/offers';
import type { ExchangeRates, Money, Offer } from '@pricehunt/offers';
import type { OutboundSigner } from '../../outbound/outbound-signer';
import { needsRates, pricedOffer } from '../../pricing/priced-offer';
import type { Find, Placement } from './placement';

const similarCountMax = 12;
const likelyCountMax = 5;

interface Arrangement {
  readonly placements: readonly Placement[];
  /** If it is null or has no exchange rate, the pasted offer's currency applies, else the most frequent one. */
  readonly wantedCurrency: string | null;
  /** Delivery country; null for any. */
  readonly country: string | null;
  readonly rates: ExchangeRates;
  readonly signer: OutboundSigner;
}

export function arrangeOffers(arrangement: Arrangement): OffersState {
  const { placements, country } = arrangement;
  const pastedOffer = placements.find((one) => one.match.level === 'pasted')?.offer ?? null;
  // Later offers must not change the currency of a pasted link's comparison.
  const deciding = pastedOffer === null ? placements.map((one) => one.offer) : [pastedOffer];
  const currency = rankingCurrency(deciding, arrangement.wantedCurrency, arrangement.rates);
  if (currency === null)
    return { currency, country, ranked: [], unranked: [], variants: [], similar: [], best: null };
  const same = placements.filter((one) => one.kind === 'same');
  const matches = new Map(same.map((one) => [one.offer.id, one.match]));
  const { rates, signer } = arrangement;
  const offers = same.map((one) => one.offer);
  const terms = { currency, rates, destination: country };
  const ranking = rankOffers(offers, terms);
  const price = (offer: Offer) => pricedOffer(offer, { currency, country, rates, signer });
  const pastedTotal = pastedOffer ? price(pastedOffer) : null;
  const compared = (offer: Offer, match: OfferMatch): ComparedOffer => {
    const row = price(offer);
    return { ...row, match, difference: differenceOf(row, pastedTotal) };
  };
  const bestOf = (candidates: readonly Offer[]): OffersState['best'] => {
    const best = bestOffer(candidates, terms);
    if (best === null) return null;
    const rival = breakEven(candidates, best, terms);
    return {
      offerId: best.offer.id,
      saving:
        pastedOffer && best.offer.id !== pastedOffer.id
          ? savingsAgainst(offerTotal(pastedOffer, terms), best.total, terms)
          : null,
      ...(rival === null ? {} : { breakEven: { offerId: rival.offer.id, shippingMax: rival.shippingMax } }),
    };
  };
  const isLikely = ({ id }: Offer) => matches.get(id)?.level === 'probably-same';
  const certain = offers.filter((offer) => !isLikely(offer));
  const likely = ranking.ranked
    .filter(({ offer }) => isLikely(offer))
    .flatMap(({ offer }) => {
      const best = bestOf([...certain, offer]);
      const isDecisive = best?.offerId === offer.id || best?.breakEven?.offerId === offer.id;
      return best !== null && isDecisive ? [{ offerId: offer.id, best }] : [];
    })
    .slice(0, likelyCountMax);
  return {
    currency,
    country,
    ratesDate: placements.some(({ offer }) => needsRates(price(offer), currency)) ? rates.date : null,
    unconverted: ranking.unranked.length,
    ranked: ranking.ranked.flatMap(({ offer }) => {
      const match = matches.get(offer.id);
      return match ? [compared(offer, match)] : [];
    }),
    unranked: ranking.unranked.flatMap(({ offer, reason }) => {
      const match = matches.get(offer.id);
      return match ? [{ ...compared(offer, match), reason }] : [];
    }),
    variants: variantGroups(placements, compared, country),
    found: foundProducts(placements, price, country),
    similar: placements
      .filter((one) => one.kind === 'similar')
      .slice(0, similarCountMax)
      .map(({ offer }) => price(offer)),
    best: bestOf(certain),
    ...(likely.length === 0 ? {} : { likely }),
  };
}

/** Null unless both prices are delivered totals or both item prices, with the same tax treatment. */
function differenceOf(row: PricedOffer, pasted: PricedOffer | null): Money | null {
  if (pasted === null || row.offer.id === pasted.offer.id) return null;
  if (row.offer.tax !== pasted.offer.tax) return null;
  if (row.deliveredTotal && pasted.deliveredTotal)
    return subtractMoney(row.deliveredTotal, pasted.deliveredTotal);
  if (row.deliveredTotal || pasted.deliveredTotal) return null;
  return row.itemPrice && pasted.itemPrice ? subtractMoney(row.itemPrice, pasted.itemPrice) : null;
}

function variantGroups(
  placements: readonly Placement[],
  compared: (offer: Offer, match: OfferMatch) => ComparedOffer,
  country: string | null,
): OffersState['variants'] {
  const groups = new Map<string, ComparedOffer[]>();
  for (const placement of placements) {
    if (placement.kind !== 'variant') continue;
    const offers = groups.get(placement.label) ?? [];
    groups.set(placement.label, [...offers, compared(placement.offer, placement.match)]);
  }
  return [...groups].map(([label, offers]) => ({
    label,
    offers: offers.sort(
      (one, other) => placeOf(one, country) - placeOf(other, country) || sortKey(one) - sortKey(other),
    ),
  }));
}

const foundCountMax = 24;

/** Grouped by product: best match first, then sold by most shops, then cheapest. */
function foundProducts(
  placements: readonly Placement[],
  price: (offer: Offer) => PricedOffer,
  country: string | null,
): NonNullable<OffersState['found']> {
  const groups = new Map<string, Find[]>();
  for (const placement of placements) {
    if (placement.kind !== 'found') continue;
    groups.set(placement.group, [...(groups.get(placement.group) ?? []), placement]);
  }
  return [...groups.values()]
    .map((finds) => ({
      fit: Math.max(...finds.map(({ fit }) => fit)),
      title: finds[0]?.offer.title ?? '',
      imageUrl: finds.find(({ offer }) => offer.imageUrl !== null)?.offer.imageUrl ?? null,
      productId: finds.find(({ productId }) => productId !== null)?.productId ?? null,
      offers: finds
        .map(({ offer }) => price(offer))
        .sort(
          (one, other) => placeOf(one, country) - placeOf(other, country) || sortKey(one) - sortKey(other),
        ),
    }))
    .sort(
      (one, other) =>
        other.fit - one.fit || other.offers.length - one.offers.length || lowest(one) - lowest(other),
    )
    .slice(0, foundCountMax)
    .map(({ fit: _fit, ...product }) => product);
}

function lowest({ offers: [cheapest] }: { readonly offers: readonly PricedOffer[] }): number {
  return cheapest === undefined ? Number.MAX_SAFE_INTEGER : sortKey(cheapest);
}

function placeOf({ offer: { tax = 'included' } }: PricedOffer, country: string | null): number {
  return taxPlace(tax, country);
}

function sortKey(row: PricedOffer): number {
  return (row.deliveredTotal ?? row.itemPrice)?.amountMinor ?? Number.MAX_SAFE_INTEGER;
}
