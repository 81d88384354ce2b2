import type { Comparison, OffersState } from '@pricehunt/api-contract/comparisons';
import { formatMoney } from '@pricehunt/offers';
import { useOfferWords } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { EmphasisedSentence } from '../../../messages/english/comparison';
import { useCountryName } from '../../../place/use-country-name';
import { noBestSentence } from '../../../prices/no-best-sentence';
import { OldRatesNote, useComparisonWords } from '../../../prices/ranking-words';

export interface BestOfferProps {
  readonly comparison: Comparison;
  /** Whether a likely match is still to be confirmed, so that nothing is called best. */
  readonly isAsking: boolean;
  /** Reserves the height of the sentence to avoid layout shifts. */
  readonly reservesRoom: boolean;
}

/** The result of the search in one sentence. */
export function BestOffer({ comparison, isAsking, reservesRoom }: BestOfferProps) {
  const { offers } = comparison;
  const sentence = useBestSentence(comparison, isAsking);
  return (
    <>
      <h2
        className={cx(
          'max-w-[34ch] text-[1.5rem] md:text-2xl',
          reservesRoom && 'min-h-[3.3em] md:min-h-[2.2em]',
        )}
      >
        {sentence}
      </h2>
      <RivalSentence offers={offers} />
      <OldRatesNote ratesDate={offers.ratesDate ?? null} />
    </>
  );
}

function useBestSentence({ offers, product, query, settledAt }: Comparison, isAsking: boolean): ReactNode {
  const { words, locale } = useComparisonWords();
  const { tax } = useOfferWords();
  const countryName = useCountryName(offers.country);
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (isAsking) return words.best.looking;
  if (best === undefined) {
    if (settledAt === null) return words.best.looking;
    const all = [...offers.ranked, ...offers.unranked];
    if (all.length > 0) return noBestSentence(all, words, countryName);
    if (offers.variants.length > 0) return words.best.variantsOnly;
    return query === null ? words.best.noOtherShop : words.best.nothingByWords;
  }
  const isDelivered = best.deliveredTotal !== null;
  const taxed = tax({ ...best.offer, currency: best.offer.price.currency });
  const marked = (amount: string) => (taxed === null ? amount : `${amount} (${taxed})`);
  const shopName = best.offer.retailer.name;
  const saving = offers.best?.saving ?? null;
  if (saving !== null) {
    const pasted = product?.pastedOffer ?? null;
    const isAtLeast =
      pasted !== null &&
      ((isDelivered && pasted.deliveredTotal === null) ||
        (pasted.offer.tax ?? 'included') !== (best.offer.tax ?? 'included'));
    const amount = marked(formatMoney(saving, locale));
    return emphasised(
      isDelivered
        ? words.best.saving(shopName, amount, isAtLeast)
        : words.best.savingUnlessShipping(shopName, amount),
    );
  }
  const rival = rivalOf(offers);
  if (rival !== null && [best, rival.row].some(({ match }) => match.level === 'pasted')) {
    return emphasised(
      words.best.cheaperUnless(
        rival.row.match.level === 'pasted' ? null : rival.row.offer.retailer.name,
        formatMoney(rival.shippingMax, locale),
      ),
    );
  }
  if (best.match.level === 'pasted') {
    const isAlone = offers.ranked.length === 1;
    if (settledAt !== null && isAlone) {
      if (offers.unranked.length > 0) return words.best.elsewhereInOtherCurrencies;
      return offers.variants.length > 0 ? words.best.variantsOnly : words.best.noOtherShop;
    }
    return settledAt === null ? words.best.noneCheaperSoFar : words.best.pastedIsBest;
  }
  const price = marked(formatMoney(best.deliveredTotal ?? best.itemPrice ?? best.offer.price, locale));
  const isTotal = product !== null && product.pastedOffer !== null;
  return emphasised(words.best.price(price, shopName, { isTotal, isDelivered }));
}

/** The offer with unknown shipping that may be cheaper than the best one. */
function rivalOf({ ranked, best }: OffersState) {
  const { offerId, shippingMax } = best?.breakEven ?? {};
  const row = ranked.find(({ offer }) => offer.id === offerId);
  return row === undefined || shippingMax === undefined ? null : { row, shippingMax };
}

/** A rival of an offer that is cheaper than the pasted link, or of one found by words. */
function RivalSentence({ offers }: Pick<Comparison, 'offers'>) {
  const { words, locale } = useComparisonWords();
  const rival = rivalOf(offers);
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (rival === null || [best, rival.row].some((row) => row?.match.level === 'pasted')) return null;
  return (
    <p className="mt-2 text-ink-muted">
      {words.best.rival(rival.row.offer.retailer.name, formatMoney(rival.shippingMax, locale))}
    </p>
  );
}

function emphasised([before, part, after]: EmphasisedSentence): ReactNode {
  return (
    <>
      {before}
      <em className="text-accent not-italic">{part}</em>
      {after}
    </>
  );
}
