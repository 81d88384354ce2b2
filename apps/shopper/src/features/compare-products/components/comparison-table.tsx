import { verdictSentence } from '@pricehunt/offers';
import { outboundHref } from '@pricehunt/tracking-client';
import {
  Button,
  ButtonLink,
  Price,
  SkeletonBlock,
  useDisplayLocale,
  useFigures,
  useOfferWords,
} from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RemoveButton } from '../../../account/remove-button';
import { useMoment } from '../../../browser/use-moment';
import { useAttributeValues } from '../../../catalog/attribute-values';
import { ProductPicture } from '../../../catalog/product-picture';
import { useMessages } from '../../../messages/use-messages';
import { productPath } from '../../../route-paths';
import { outwardLink } from '../../../tracking/outward-link';
import { useFollowTracking } from '../../../tracking/use-tracking';
import type { ComparedColumn, ComparedDetails } from '../requests/compared-details';
import { specificationRows } from '../specification-rows';

/** Two products fit a phone of 360 pixels; more scroll sideways. */
const nameRem = 4.5;
const columnRemMin = 7.75;

export interface ComparisonTableProps {
  readonly columns: readonly ComparedColumn[];
  readonly onRemove: (id: string) => void;
}

/** Products side by side: price, offers and verdict, then the specification with the differences first. */
export function ComparisonTable({ columns, onRemove }: ComparisonTableProps) {
  const { compareProducts: words, product: productWords } = useMessages();
  const figure = useFigures();
  const locale = useDisplayLocale();
  const attributeValue = useAttributeValues();
  const known = columns.flatMap(({ details }) => details ?? []);
  const attributeNames = new Map<string, string>([
    ...Object.entries(productWords.attributes),
    ['brand', words.brand],
    ['model', productWords.model],
  ]);
  const rows = known.length === columns.length ? specificationRows(known.map(({ product }) => product)) : [];
  return (
    <div className="relative overflow-x-auto">
      <table
        className="w-full table-fixed border-y border-line"
        style={{ minWidth: `${nameRem + columns.length * columnRemMin}rem` }}
      >
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-18 py-3 sm:w-40">
              <span className="sr-only">{words.property}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className="px-2 py-3 text-left font-normal sm:px-3">
                <ColumnHead column={column} onRemove={() => onRemove(column.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          <FactRow name={words.price} columns={columns}>
            {(details) => <BestPrice {...details} />}
          </FactRow>
          <FactRow name={words.offers} columns={columns}>
            {({ offerCount }) => words.offerCount(figure(offerCount))}
          </FactRow>
          <FactRow name={words.verdict} columns={columns}>
            {({ verdict, basis }) => verdictSentence(verdict, basis, productWords.verdict, locale)}
          </FactRow>
          {rows.map(({ name, values, differs }) => (
            <tr key={name} className="align-top [&>*]:py-2.5">
              <RowName>{attributeNames.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1)}</RowName>
              {values.map((value, place) => (
                <td
                  key={columns[place]?.id}
                  className={`px-2 wrap-anywhere sm:px-3 ${differs ? 'font-semibold' : 'text-ink-muted'}`}
                >
                  {value === null ? (
                    <span className="font-normal text-ink-muted">{words.notStated}</span>
                  ) : (
                    attributeValue(name, value)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowName({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="row" className="text-left text-sm font-normal text-ink-muted">
      {children}
    </th>
  );
}

interface FactRowProps {
  readonly name: string;
  readonly columns: readonly ComparedColumn[];
  readonly children: (details: ComparedDetails) => ReactNode;
}

function FactRow({ name, columns, children }: FactRowProps) {
  return (
    <tr className="align-top [&>*]:py-2.5">
      <RowName>{name}</RowName>
      {columns.map(({ id, details, error }) => (
        <td key={id} className="px-2 sm:px-3">
          {details === null || (details === undefined && error !== null) ? null : details === undefined ? (
            <SkeletonBlock className="h-5 w-24" />
          ) : (
            children(details)
          )}
        </td>
      ))}
    </tr>
  );
}

interface ColumnHeadProps {
  readonly column: ComparedColumn;
  readonly onRemove: () => void;
}

function ColumnHead({ column: { id, details, error, retry }, onRemove }: ColumnHeadProps) {
  const { actions, compareProducts: words } = useMessages();
  const title = details?.product.title ?? words.unnamed;
  return (
    <>
      <div className="flex items-start justify-between">
        <ProductPicture
          imageUrl={details?.product.imageUrl ?? null}
          className="size-16 rounded-small border border-line p-1 sm:size-24"
        />
        <RemoveButton label={words.remove(title)} onRemove={onRemove} />
      </div>
      {details === undefined && error === null ? (
        <SkeletonBlock className="mt-2 h-5 w-32 max-w-full" />
      ) : details === undefined ? (
        <p className="mt-2">
          {words.failed}{' '}
          <Button size="small" onClick={retry}>
            {actions.tryAgain}
          </Button>
        </p>
      ) : details === null ? (
        <p className="mt-2 text-ink-muted">{words.gone}</p>
      ) : (
        <Link to={productPath(id)} className="mt-2 block font-semibold text-ink no-underline hover:underline">
          {title}
        </Link>
      )}
    </>
  );
}

function BestPrice({ best }: ComparedDetails) {
  const { compareProducts: words, product } = useMessages();
  const { total } = useOfferWords();
  const follow = useFollowTracking();
  const now = useMoment();
  if (best === null) return <span className="text-ink-muted">{words.notSold}</span>;
  const { offer, outbound, deliveredTotal, itemPrice } = best;
  return (
    <>
      <Price money={deliveredTotal ?? itemPrice ?? offer.price} className="text-xl" />
      <span className="mb-2 block text-xs text-ink-muted">
        {offer.retailer.name}, {total(offer, deliveredTotal !== null)}
      </span>
      <ButtonLink
        href={outboundHref({ outbound, source: 'compare' }, now.getTime())}
        {...outwardLink}
        size="small"
        variant="primary"
        onClick={() => follow(offer)}
      >
        {product.offerBar.go}
        <span className="sr-only"> {product.offerBar.toShop(offer.retailer.name)}</span>
      </ButtonLink>
    </>
  );
}
