import type { OffersState } from '@pricehunt/api-contract/comparisons';
import { outboundHref } from '@pricehunt/tracking-client';
import { Price, useKitMessages, useOfferWords } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { outwardLink } from '../../../tracking/outward-link';
import { useFollowTracking } from '../../../tracking/use-tracking';
import { PageSection } from '../../../product-template/page-section';
import { ProductPicture } from '../../../catalog/product-picture';

export interface SimilarOffersProps {
  readonly similar: OffersState['similar'];
  readonly comparisonId: string;
  readonly now: Date;
}

/** Similar products, which are not compared with the pasted one. */
export function SimilarOffers({ similar, comparisonId, now }: SimilarOffersProps) {
  const { actions, comparison } = useMessages();
  const { offers } = useKitMessages();
  const { timeAgo, total } = useOfferWords();
  const follow = useFollowTracking();
  if (similar.length === 0) return null;
  return (
    <PageSection id="similar-offers" title={comparison.similar}>
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {similar.map(({ offer, outbound, deliveredTotal, itemPrice }) => (
          <li key={offer.id} className="border-b border-line">
            <a
              href={outboundHref({ outbound, comparisonId }, now.getTime())}
              {...outwardLink}
              onClick={() => follow(offer)}
              className="flex items-center gap-4 py-3 text-ink no-underline hover:[&_[data-title]]:underline"
            >
              <ProductPicture imageUrl={offer.imageUrl} className="size-13 flex-none rounded-small" />
              <span className="min-w-0 grow">
                <span data-title className="line-clamp-2 text-sm leading-snug font-medium">
                  {offer.title}
                </span>
                <span className="block text-xs text-ink-muted">
                  {offer.retailer.name}, {offers.checked(timeAgo(offer.checkedAt, now))}
                  <span className="sr-only">, {actions.opensInNewTab}</span>
                </span>
              </span>
              <span className="max-w-2/5 flex-none text-right">
                <Price money={deliveredTotal ?? itemPrice ?? offer.price} />
                <span className="block text-xs text-ink-muted">{total(offer, deliveredTotal !== null)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
