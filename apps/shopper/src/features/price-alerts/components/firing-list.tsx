import { Amount, Button, useDisplayLocale, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { ListFailure } from '../../../account/list-states';
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
        <ListFailure title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : data !== undefined && firings.length === 0 ? (
        <p className="text-ink-muted">{words.none}</p>
      ) : firings.length === 0 ? null : (
        <table className="w-full border-y border-line text-sm">
          <thead className="text-left text-ink-muted">
            <tr className="border-b border-line [&>th]:py-2 [&>th]:font-semibold">
              <th scope="col">{words.columns.when}</th>
              <th scope="col" className="pl-4">
                {words.columns.product}
              </th>
              <th scope="col" className="pl-4 text-right max-sm:hidden">
                {words.columns.before}
              </th>
              <th scope="col" className="pl-4 text-right">
                {words.columns.price}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {firings.map(({ id, firedAt, product, previous, price, priceHolds }) => (
              <tr key={id} className="[&>td]:py-2">
                <td className="tabular text-ink-muted sm:whitespace-nowrap">
                  {format.format(new Date(firedAt))}
                </td>
                <td className="pl-4">
                  <Link to={productPath(product.id)} className="text-link">
                    {product.title}
                  </Link>
                </td>
                <td className="pl-4 text-right text-ink-muted max-sm:hidden">
                  {previous === null ? null : <Amount money={previous} />}
                </td>
                <td className="pl-4 text-right">
                  {price === null ? null : <Amount money={price} />}
                  {priceHolds === undefined ? null : (
                    <span className="block text-xs text-ink-muted">{holds(priceHolds)}</span>
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
