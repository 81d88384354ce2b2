import type { FoundGroup } from '@pricehunt/api-contract/comparisons';
import { outboundHref } from '@pricehunt/tracking-client';
import { Button, Price, useFigures, useOfferWords } from '@pricehunt/ui-kit';
import { useBeginSearch } from '../../../search/begin-search';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { outwardLink } from '../../../tracking/outward-link';
import { useFollowTracking } from '../../../tracking/use-tracking';

export interface FoundProductsProps {
  readonly groups: readonly FoundGroup[];
  readonly comparisonId: string;
  readonly now: Date;
}

/** The products that shops found for ambiguous words, cheapest offer first. */
export function FoundProducts({ groups, comparisonId, now }: FoundProductsProps) {
  const { found: words } = useMessages().comparison;
  const figure = useFigures();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="found-products" className="mb-6">
      <h2 id="found-products" className="text-[1.5rem] md:text-2xl">
        {words.title(figure(groups.length))}
      </h2>
      <p className="mt-2 mb-3 text-ink-muted">{words.lead}</p>
      <ul className="border-t border-line">
        {groups.map((group) => (
          <li key={group.offers[0]?.offer.id ?? group.title} className="border-b border-line py-4">
            <FoundProduct group={group} comparisonId={comparisonId} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FoundProductProps extends Pick<FoundProductsProps, 'comparisonId' | 'now'> {
  readonly group: FoundGroup;
}

function FoundProduct({ group: { title, imageUrl, offers }, comparisonId, now }: FoundProductProps) {
  const { actions, comparison } = useMessages();
  const { total } = useOfferWords();
  const beginSearch = useBeginSearch();
  const follow = useFollowTracking();
  const [cheapest] = offers;
  return (
    <div className="flex items-start gap-4">
      <ProductPicture imageUrl={imageUrl} className="size-14 flex-none rounded-small" />
      <div className="min-w-0 grow">
        <h3 className="text-base leading-snug font-medium wrap-anywhere">{title}</h3>
        <ul className="mt-1">
          {offers.map(({ offer, outbound, deliveredTotal, itemPrice }) => (
            <li key={offer.id}>
              <a
                href={outboundHref({ outbound, comparisonId }, now.getTime())}
                {...outwardLink}
                onClick={() => follow(offer)}
                className="flex min-h-11 items-center justify-between gap-4 text-ink no-underline hover:underline"
              >
                <span className="truncate text-sm">
                  {offer.retailer.name}
                  <span className="sr-only">, {actions.opensInNewTab}</span>
                </span>
                <span className="flex-none text-right">
                  <Price money={deliveredTotal ?? itemPrice ?? offer.price} />
                  <span className="block text-xs text-ink-muted">
                    {total(offer, deliveredTotal !== null)}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {cheapest === undefined ? null : (
          <Button size="small" className="mt-2" onClick={() => beginSearch({ url: cheapest.offer.link })}>
            {comparison.found.compare}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
