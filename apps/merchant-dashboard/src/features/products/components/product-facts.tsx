import { useMoments } from '@pricehunt/ui-kit';
import type { CallAnswer } from '@pricehunt/api-client';
import type { getMerchantProduct } from '@pricehunt/api-contract/merchant-products';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { sourcePath } from '../../../route-paths';
import { feedsQuery } from '../../../business/setup-queries';
import { useBusiness } from '../../../business/use-business';
import { useAvailabilityWords } from '../use-availability-words';

export interface ProductFactsProps {
  readonly answer: CallAnswer<typeof getMerchantProduct>;
}

export function ProductFacts({ answer: { product, gtins, mpn } }: ProductFactsProps) {
  const { facts: words } = useMessages().products;
  const { availability, condition } = useAvailabilityWords();
  const { moment } = useMoments();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const feed = useQuery(feedsQuery(openApi, id)).data?.find((each) => each.id === product.feedId);
  const facts = [
    [words.itemId, product.itemId],
    [words.brand, product.brand],
    [words.gtin, gtins.length === 0 ? null : gtins.join(', ')],
    [words.mpn, mpn],
    [words.condition, condition(product.condition)],
    [words.stock, availability(product.availability)],
    [words.changed, moment(product.updatedAt)],
  ] as const;
  return (
    <dl className="grid grid-cols-[min(8rem,40%)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm text-ink-muted sm:text-base">{name}</dt>
          <dd className={value === null ? 'text-ink-muted' : 'wrap-anywhere'}>{value ?? words.none}</dd>
        </div>
      ))}
      {feed === undefined ? null : (
        <>
          <dt className="text-sm text-ink-muted sm:text-base">{words.source}</dt>
          <dd>
            <Link to={sourcePath(feed.id)} className="text-link">
              {feed.name}
            </Link>
          </dd>
        </>
      )}
    </dl>
  );
}
