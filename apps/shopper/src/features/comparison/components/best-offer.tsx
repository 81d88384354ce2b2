import type { Comparison } from '@pricehunt/api-contract';
import { formatMoney } from '@pricehunt/offers';
import { SkeletonBlock, useDisplayLocale } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { offerCountSentence, verdictSentence } from '../comparison-words';
import { usePriceHistory } from '../requests/price-history';

/** What a BestOffer takes. */
export interface BestOfferProps {
  readonly comparison: Comparison;
  /** Keeps the height that the sentence and the verdict may come to, so that nothing below moves when they do. */
  readonly keepsRoom: boolean;
}

/** What the search comes to, in one sentence over the offers. */
export function BestOffer({ comparison, keepsRoom }: BestOfferProps) {
  const { offers, settledAt, product } = comparison;
  const sentence = useBestSentence(comparison);
  const productId = product?.productId ?? null;
  const hasOffers = offers.ranked.length + offers.unranked.length > 0;
  return (
    <div className="pb-4">
      <h2 className={cx('max-w-[26ch] text-[1.5rem] md:text-2xl', keepsRoom && 'min-h-[2.2em]')}>
        {sentence}
      </h2>
      <p
        className={cx(
          'mt-2 text-ink-muted',
          keepsRoom && 'md:min-h-[3em] lg:min-h-[1.5em]',
          keepsRoom && (productId === null ? 'min-h-[1.5em]' : 'min-h-[4.5em]'),
        )}
      >
        {hasOffers ? `${offerCountSentence(offers)}. ` : null}
        {settledAt !== null && productId !== null && offers.ranked.length > 0 ? (
          <Verdict productId={productId} currency={offers.currency} />
        ) : null}
        {!hasOffers && settledAt === null ? <SkeletonBlock className="mt-1 h-5 w-64 max-w-full" /> : null}
      </p>
    </div>
  );
}

function useBestSentence({ offers, product, query, settledAt }: Comparison): ReactNode {
  const locale = useDisplayLocale();
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  if (best === undefined) {
    if (settledAt === null) return 'Looking for better prices…';
    return offers.unranked.length > 0
      ? 'Found, but in currencies that cannot be compared today.'
      : query === null
        ? 'No other shop found.'
        : 'Nothing found by these words.';
  }
  const isDelivered = best.deliveredTotal !== null;
  const saving = offers.best?.saving ?? null;
  if (saving !== null) {
    const isAtLeast = isDelivered && product?.pastedOffer?.deliveredTotal === null;
    return (
      <>
        {isAtLeast ? 'At least ' : null}
        <em className="text-accent not-italic">{formatMoney(saving, locale)} less</em> than the link you
        pasted
        {isDelivered ? ', delivered.' : ', before shipping.'}
      </>
    );
  }
  if (best.match.level === 'pasted') {
    const isAlone = offers.ranked.length === 1;
    if (settledAt !== null && isAlone) {
      return offers.unranked.length > 0
        ? 'Found elsewhere, but in currencies that cannot be compared today.'
        : 'No other shop found.';
    }
    return settledAt === null ? 'Nothing cheaper so far.' : 'The link you pasted is the best price found.';
  }
  const price = formatMoney(best.deliveredTotal ?? best.itemPrice ?? best.offer.price, locale);
  const start = product === null || product.pastedOffer === null ? 'Best price' : 'Best total';
  return (
    <>
      {start}: <em className="text-accent not-italic">{price}</em>
      {isDelivered ? ' delivered' : ' before shipping'}, at {best.offer.retailer.name}.
    </>
  );
}

interface VerdictProps {
  readonly productId: string;
  readonly currency: string | null;
}

/** The verdict of the price history; nothing where there is no history to judge by. */
function Verdict({ productId, currency }: VerdictProps) {
  const { data } = usePriceHistory(productId, currency, true);
  const locale = useDisplayLocale();
  if (data === undefined || data.verdict.verdict === 'not-enough-data') return null;
  return verdictSentence(data.verdict, locale);
}
