import { captureSource } from '@pricehunt/api-contract/captures';
import type { PricedOffer } from '@pricehunt/api-contract';
import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { Amount, SkeletonBlock, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import type { Messages } from '../../../messages/english';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { identificationSentence, mayBeCaptured, pastedShopName } from '../comparison-words';

export interface YourLinkProps {
  readonly comparison: Comparison;
  readonly now: Date;
}

const band = 'mb-4 rounded-panel border border-line bg-surface px-4 py-2.5 md:py-3';

/** The pasted link's shop and price, or why it has none. A search by words has only a note. */
export function YourLink({ comparison, now }: YourLinkProps) {
  const { identification, product, query } = comparison;
  const shopName = pastedShopName(comparison);
  const words = useMessages().comparison;
  const sentence = identificationSentence(identification, shopName, { words });
  const pasted = product?.pastedOffer ?? null;
  const hasNoPrice = identification.state === 'read' && pasted === null && product?.choices === undefined;
  if (pasted === null && sentence === null && !hasNoPrice) return null;
  if (query !== null) return <p className="mb-4 text-sm text-ink-muted">{sentence}</p>;
  return (
    <section aria-label={words.product.label} className={band}>
      {pasted === null ? null : <PastedPrice priced={pasted} now={now} />}
      {hasNoPrice ? (
        <p className="text-sm text-ink-muted">{words.product.noPrice(shopName ?? words.product.theShop)}</p>
      ) : null}
      {sentence === null ? null : (
        <p className="text-sm text-ink-muted">
          {sentence}
          {mayBeCaptured(identification) ? (
            <Link
              to={routePaths.bookmarklet}
              state={{ page: comparison.link }}
              className="text-link mt-1 block w-fit py-0.5"
            >
              {words.identification.useBookmark}
            </Link>
          ) : null}
        </p>
      )}
    </section>
  );
}

/** Shown while the page is being read. */
export function YourLinkPlace() {
  return (
    <div aria-hidden="true" className={band}>
      <SkeletonBlock className="h-5 w-72 max-w-full" />
      <SkeletonBlock className="mt-2 h-4 w-48 max-w-full" />
    </div>
  );
}

interface PastedPriceProps {
  readonly priced: PricedOffer;
  readonly now: Date;
}

/** The pasted price as it is compared, and at the shop when that is in another currency. */
function PastedPrice({ priced: { offer, itemPrice, deliveredTotal }, now }: PastedPriceProps) {
  const { product: words, best } = useMessages().comparison;
  const { conditionAndStock, shipping, tax, timeAgo, total } = useOfferWords();
  const compared = deliveredTotal ?? itemPrice ?? offer.price;
  const taxed = tax({ ...offer, currency: offer.price.currency });
  const age = timeAgo(offer.checkedAt, now);
  return (
    <>
      <p className="text-sm wrap-anywhere md:text-base">
        {offer.source === captureSource ? words.seenPage : best.yourLink}{' '}
        <Amount money={compared} className="font-semibold" /> {total(offer, deliveredTotal !== null)}
        {compared.currency === offer.price.currency ? null : (
          <>
            {' '}
            (<Amount money={offer.price} /> {best.atShop(offer.retailer.name)})
          </>
        )}
      </p>
      <p className="mt-0.5 text-xs text-ink-muted">
        {offer.retailer.name} · {conditionAndStock(offer)} ·{' '}
        <span className="tabular">{shipping(offer)}</span>
        {taxed === null ? null : `, ${taxed}`} ·{' '}
        <span className="inline-block">{sourceWords(offer.source, words)(age)}</span>
      </p>
    </>
  );
}

/** Whether we read the price, the shopper's browser did, or it is the last known one. */
function sourceWords(source: string, words: Messages['comparison']['product']): (age: string) => string {
  switch (source) {
    case 'structured-page':
      return words.readFromPage;
    case captureSource:
      return words.seenOnPage;
    default:
      return words.asKnown;
  }
}
