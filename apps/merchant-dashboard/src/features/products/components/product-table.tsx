import type { MerchantProduct } from '@pricehunt/api-contract/merchant-products';
import { Amount, CheckboxField, Chip, DataTable, Renewing, useFigures } from '@pricehunt/ui-kit';
import type { DataColumn, DataSort } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { PriceGap } from '../../../business/price-gap';
import { useMessages } from '../../../messages/use-messages';
import { productPath } from '../../../route-paths';
import { useAvailabilityWords } from '../use-availability-words';
import type { SelectedProducts } from '../use-selected-products';
import type { ProductFilters } from '../use-product-filters';
import { ProductImage } from './product-image';

type Sort = ProductFilters['sort'];

export interface ProductTableProps {
  readonly products: readonly MerchantProduct[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly chosen: SelectedProducts;
  /** True while the rows still belong to the previous filters. */
  readonly isStale: boolean;
}

export function ProductTable({ products, sort, onSort, chosen, isStale }: ProductTableProps) {
  const { products: words } = useMessages();
  const { availability } = useAvailabilityWords();
  const figure = useFigures();
  const { columns: names } = words;
  const columns: readonly DataColumn<MerchantProduct>[] = [
    {
      id: 'product',
      name: names.product,
      isSortable: true,
      cell: (product) => <NamedProduct product={product} chosen={chosen} />,
    },
    {
      id: 'stock',
      name: names.stock,
      namesItself: true,
      isForWide: true,
      cell: (product) => availability(product.availability),
    },
    {
      id: 'issues',
      name: names.issues,
      namesItself: true,
      isSecondary: true,
      isSortable: true,
      cell: (product) => (product.issueCount === 0 ? null : <IssueCount product={product} />),
    },
    {
      id: 'place',
      name: names.place,
      namesItself: true,
      isSecondary: true,
      cell: (product) => (product.pricePlace === null ? null : <Place product={product} />),
    },
    {
      id: 'gap',
      name: names.gap,
      isFigure: true,
      namesItself: true,
      isSortable: true,
      cell: ({ pricePlace }) =>
        pricePlace === null || pricePlace.gapRatio === null || pricePlace.gap === null ? null : (
          <PriceGap ratio={pricePlace.gapRatio} gap={pricePlace.gap} />
        ),
    },
    {
      id: 'clicks',
      name: names.clicks,
      isFigure: true,
      isSortable: true,
      cell: ({ pricePlace }) => (pricePlace === null ? null : figure(pricePlace.clicks).text),
    },
    {
      id: 'price',
      name: names.price,
      isFigure: true,
      isBesideName: true,
      isSortable: true,
      cell: ({ price }) => <Amount money={price} className="font-semibold" />,
    },
  ];
  const areAllChosen = products.every(({ id }) => chosen.ids.has(id));
  return (
    <Renewing isStale={isStale}>
      <CheckboxField
        label={areAllChosen ? words.bulk.noneOfThem : words.bulk.all}
        checked={areAllChosen}
        className="pb-2 text-sm"
        onChange={({ target }) =>
          chosen.chooseAll(
            products.map(({ id }) => id),
            target.checked,
          )
        }
      />
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={products}
        rowKey={({ id }) => id}
        sort={shownSorts[sort]}
        onSort={(wish) => onSort(sortOf(wish))}
      />
    </Renewing>
  );
}

const shownSorts: Readonly<Record<Sort, DataSort | null>> = {
  title: { column: 'product', isDescending: false },
  newest: null,
  issues: { column: 'issues', isDescending: true },
  gap: { column: 'gap', isDescending: true },
  clicks: { column: 'clicks', isDescending: true },
  price: { column: 'price', isDescending: false },
  'price-desc': { column: 'price', isDescending: true },
};

/** The sort for a clicked heading; only prices sort both ways. */
function sortOf({ column, isDescending }: DataSort): Sort {
  switch (column) {
    case 'price':
      return isDescending ? 'price-desc' : 'price';
    case 'issues':
    case 'gap':
    case 'clicks':
      return column;
    default:
      return 'title';
  }
}

interface NamedProductProps {
  readonly product: MerchantProduct;
  readonly chosen: SelectedProducts;
}

function NamedProduct({ product, chosen }: NamedProductProps) {
  const { products: words } = useMessages();
  const { availability } = useAvailabilityWords();
  const { id, title, brand, itemId, imageUrl, standing } = product;
  return (
    <div className="flex min-w-0 gap-3">
      <input
        type="checkbox"
        aria-label={words.bulk.choose(title)}
        checked={chosen.ids.has(id)}
        disabled={chosen.isFull && !chosen.ids.has(id)}
        className="mt-3.5 size-5 flex-none accent-accent"
        onChange={({ target }) => chosen.choose(id, target.checked)}
      />
      <ProductImage address={imageUrl} className="size-12" />
      <div className="min-w-0">
        <Link to={productPath(id)} className="row-link line-clamp-2 text-base font-semibold wrap-anywhere">
          {title}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
          <span className="wrap-anywhere @max-xl:hidden">
            {[brand, itemId].filter((each) => each !== null).join(' · ')}
          </span>
          {product.availability === 'in_stock' ? null : (
            <span className="@xl:hidden">{availability(product.availability)}</span>
          )}
          {standing === 'shown' ? null : <Chip tone="warn">{words.visibilities[standing]}</Chip>}
        </p>
      </div>
    </div>
  );
}

function Place({ product: { pricePlace } }: { readonly product: MerchantProduct }) {
  const { products: words } = useMessages();
  const figure = useFigures();
  if (pricePlace === null) return null;
  const { place, position, offerCount } = pricePlace;
  return (
    <span className={place === 'cheapest' ? 'font-semibold text-accent' : undefined}>
      {words.places[place]}
      {place === 'alone' ? null : (
        <span className="tabular ml-1.5 font-normal text-ink-muted @max-xl:hidden">
          {words.position.of(figure(position), figure(offerCount))}
        </span>
      )}
    </span>
  );
}

function IssueCount({ product: { issueCount } }: { readonly product: MerchantProduct }) {
  const { products: words } = useMessages();
  const figure = useFigures();
  return <Chip tone="warn">{words.issueCount(figure(issueCount))}</Chip>;
}
