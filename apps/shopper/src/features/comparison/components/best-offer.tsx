import type { Comparison } from '@pricehunt/api-contract';
import { formatMoney, verdictSentence } from '@pricehunt/offers';
import { SkeletonBlock, useOfferWords } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { EmphasisedSentence } from '../../../messages/english/comparison';
import { OldRatesNote, useComparisonWords } from '../../../ranking-words';
import { offerCountSentence } from '../comparison-words';
import { usePriceHistory } from '../requests/price-history';

export interface BestOfferProps {
  readonly comparison: Comparison;
  /** Reserves the height of the sentence and verdict to avoid layout shifts. */
  readonly reservesRoom: boolean;
}

/** The result of the search in one sentence above the offers. */
export function BestOffer({ comparison, reservesRoom }: BestOfferProps) {
  const { offers, settledAt, product } = comparison;
  const sentence = useBestSentence(comparison);
  const context = useComparisonWords();
  const productId = product?.productId ?? null;
  const hasOffers = offers.ranked.length + offers.unranked.length > 0;
  return (
    <div className="pb-4">
      <h2 className={cx('max-w-[26ch] text-[1.5rem] md:text-2xl', reservesRoom && 'min-h-[2.2em]')}>
        {sentence}
      </h2>
      <p
        className={cx(
          'mt-2 text-ink-muted',
          reservesRoom && 'md:min-h-[3em] lg:min-h-[1.5em]',
          reservesRoom && (productId === null ? 'min-h-[1.5em]' : 'min-h-[4.5em]'),
        )}
      >
        {hasOffers ? `${offerCountSentence(offers, context)}. ` : null}
        {settledAt !== null && productId !== null && offers.ranked.length > 0 ? (
          <Verdict productId={productId} currency={offers.currency} />
        ) : null}
        {!hasOffers && settledAt === null ? <SkeletonBlock className="mt-1 h-5 w-64 max-w-full" /> : null}
      </p>
      <OldRatesNote ratesDate={offers.ratesDate ?? null} />
    </div>
  );
}

function useBestSentence({ offers, product, query, settledAt }: Comparison): ReactNode {
  const { words, locale } = useComparisonWords();
  const { tax } = useOfferWords();
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (best === undefined) {
    if (settledAt === null) return words.best.looking;
    if (offers.unranked.length > 0) return words.best.otherCurrenciesOnly;
    return query === null ? words.best.noOtherShop : words.best.nothingByWords;
  }
  const isDelivered = best.deliveredTotal !== null;
  const taxed = tax({ ...best.offer, currency: best.offer.price.currency });
  const marked = (amount: string) => (taxed === null ? amount : `${amount} (${taxed})`);
  const saving = offers.best?.saving ?? null;
  if (saving !== null) {
    const pasted = product?.pastedOffer ?? null;
    const isAtLeast =
      pasted !== null &&
      ((isDelivered && pasted.deliveredTotal === null) ||
        (pasted.offer.tax ?? 'included') !== (best.offer.tax ?? 'included'));
    return emphasised(words.best.saving(marked(formatMoney(saving, locale)), { isAtLeast, isDelivered }));
  }
  if (best.match.level === 'pasted') {
    const isAlone = offers.ranked.length === 1;
    if (settledAt !== null && isAlone) {
      return offers.unranked.length > 0 ? words.best.elsewhereInOtherCurrencies : words.best.noOtherShop;
    }
    return settledAt === null ? words.best.noneCheaperSoFar : words.best.pastedIsBest;
  }
  const price = marked(formatMoney(best.deliveredTotal ?? best.itemPrice ?? best.offer.price, locale));
  const isTotal = product !== null && product.pastedOffer !== null;
  return emphasised(words.best.price(price, best.offer.retailer.name, { isTotal, isDelivered }));
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
