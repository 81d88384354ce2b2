import { Amount, Button, useDisplayLocale, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { FailureNotice } from '../../../messages/failure-notice';
import { useMessages } from '../../../messages/use-messages';
import { productPath } from '../../../route-paths';
import { useFirings } from '../requests/alert-queries';

export function FiringList() {
  const { firings: words } = useMessages().priceAlerts;
  const locale = useDisplayLocale();
  const { holds } = useOfferWords();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFirings();
  const firings = data?.pages.flatMap(({ items }) => items) ?? [];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{words.title}</h2>
      {error !== null && data === undefined ? (
        <FailureNotice title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : data !== undefined && firings.length === 0 ? (
        <p className="text-ink-muted">{words.none}</p>
      ) : firings.length === 0 ? null : (
        <table className="w-full border-y border-line text-sm max-sm:block">
          <caption className="sr-only">{words.title}</caption>
          <thead className="text-left text-ink-muted max-sm:sr-only">
            <tr className="border-b border-line [&>th]:py-2 [&>th]:font-semibold">
              <th scope="col">{words.columns.when}</th>
              <th scope="col" className="pl-4">
                {words.columns.product}
              </th>
              <th scope="col" className="pl-4 text-right">
                {words.columns.before}
              </th>
              <th scope="col" className="pl-4 text-right">
                {words.columns.price}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:block">
            {firings.map(({ id, firedAt, product, previous, price, priceHolds }) => (
              <tr
                key={id}
                className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:py-2.5 sm:[&>td]:py-2"
              >
                <td className="tabular text-ink-muted max-sm:row-start-2 sm:whitespace-nowrap">
                  {format.format(new Date(firedAt))}
                </td>
                <td className="min-w-0 max-sm:col-span-2 sm:pl-4">
                  <Link to={productPath(product.id)} className="text-link line-clamp-1 sm:line-clamp-none">
                    {product.title}
                  </Link>
                </td>
                <td className="pl-4 text-right text-ink-muted max-sm:hidden">
                  {previous === null ? null : <Amount money={previous} />}
                </td>
                <td className="text-right max-sm:row-start-2 sm:pl-4">
                  {price === null ? null : <Amount money={price} />}
                  {priceHolds === undefined ? null : (
                    <span className="ml-1.5 text-xs text-ink-muted sm:ml-0 sm:block">
                      {holds(priceHolds)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage ? (
        <Button size="small" className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
