import type { Comparison, OffersState } from '@pricehunt/api-contract';
import { formatMoney, verdictSentence } from '@pricehunt/offers';
import { Amount, SkeletonBlock, useOfferWords } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { EmphasisedSentence } from '../../../messages/english/comparison';
import { useMessages } from '../../../messages/use-messages';
import { useCountryName } from '../../../place/use-country-name';
import { noBestSentence } from '../../../prices/no-best-sentence';
import { OldRatesNote, useComparisonWords } from '../../../prices/ranking-words';
import { offerCountSentence } from '../comparison-words';
import { usePriceHistory } from '../requests/price-history';

export interface BestOfferProps {
  readonly comparison: Comparison;
  /** Whether a likely match is still to be confirmed, so that nothing is called best. */
  readonly isAsking: boolean;
  /** Reserves the height of the sentence and verdict to avoid layout shifts. */
  readonly reservesRoom: boolean;
}

/** The result of the search in one sentence above the offers. */
export function BestOffer({ comparison, isAsking, reservesRoom }: BestOfferProps) {
  const { offers, settledAt, product } = comparison;
  const sentence = useBestSentence(comparison, isAsking);
  const context = useComparisonWords();
  const productId = product?.productId ?? null;
  const hasOffers = offers.ranked.length + offers.unranked.length > 0;
  return (
    <div className="pb-4">
      <h2
        className={cx(
          'max-w-[26ch] text-[1.5rem] md:text-2xl',
          reservesRoom && 'min-h-[3.3em] md:min-h-[2.2em]',
        )}
      >
        {sentence}
      </h2>
      <p className={cx('mt-2', reservesRoom && comparison.link !== null && 'min-h-[3em] lg:min-h-[1.5em]')}>
        <YourLink product={product} />
      </p>
      <p
        className={cx(
          'mt-1 text-ink-muted',
          reservesRoom &&
            (productId === null ? 'min-h-[1.5em] md:max-lg:min-h-[3em]' : 'min-h-[4.5em] md:min-h-[3em]'),
        )}
      >
        {hasOffers ? `${offerCountSentence(offers, context)}. ` : null}
        <RivalSentence offers={offers} />
        {settledAt !== null && productId !== null && offers.ranked.length > 0 ? (
          <Verdict productId={productId} currency={offers.currency} />
        ) : null}
        {!hasOffers && settledAt === null ? <SkeletonBlock className="mt-1 h-5 w-64 max-w-full" /> : null}
      </p>
      <OldRatesNote ratesDate={offers.ratesDate ?? null} />
    </div>
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
  return `${words.best.rival(rival.row.offer.retailer.name, formatMoney(rival.shippingMax, locale))} `;
}

/** The pasted price as it is compared, and at the shop when that is in another currency. */
function YourLink({ product }: Pick<Comparison, 'product'>) {
  const { best } = useMessages().comparison;
  const { total } = useOfferWords();
  const pasted = product?.pastedOffer ?? null;
  const compared = pasted === null ? null : (pasted.deliveredTotal ?? pasted.itemPrice);
  if (pasted === null || compared === null) return null;
  const { offer, deliveredTotal } = pasted;
  const isConverted = compared.currency !== offer.price.currency;
  return (
    <>
      {best.yourLink} <Amount money={compared} /> {total(offer, deliveredTotal !== null)}
      {isConverted ? (
        <>
          {' '}
          (<Amount money={offer.price} /> {best.atShop(offer.retailer.name)})
        </>
      ) : null}
    </>
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

interface VerdictProps {
  readonly productId: string;
  readonly currency: string | null;
}

function Verdict({ productId, currency }: VerdictProps) {
  const { data } = usePriceHistory(productId, currency, true);
  const context = useComparisonWords();
  if (data === undefined || data.verdict.verdict === 'not-enough-data') return null;
  return verdictSentence(data.verdict, context.words.verdict, context.locale);
}
