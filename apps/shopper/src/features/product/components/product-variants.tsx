import type { ProductView } from '@pricehunt/api-contract';
import type { VariantDifference } from '@pricehunt/api-contract/browsing';
import type { Money } from '@pricehunt/offers';
import { formatMoney, variantAttributes } from '@pricehunt/offers';
import { Button, SkeletonBlock, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAttributeValues } from '../../../catalog/attribute-values';
import { useLocalPrices } from '../../../prices/local-prices';
import { useMessages } from '../../../messages/use-messages';
import { productPath } from '../../../route-paths';

export interface Variant {
  readonly product: ProductView;
  readonly lowestPrice: Money | null;
  readonly condition: 'new' | 'used';
  readonly inStock: boolean;
  readonly differences: readonly VariantDifference[];
}

export interface ProductVariantsProps {
  readonly product: Pick<ProductView, 'attributes'>;
  /** Null while loading. */
  readonly variants: readonly Variant[] | null;
}

/** More chips of one attribute than this open on request. */
const chipsMax = 8;

/** Chips at the title, grouped by the one attribute in which they differ; those that differ in several come last. */
export function ProductVariants({ product, variants }: ProductVariantsProps) {
  const { variants: words, attributes } = useMessages().product;
  const names = new Map<string, string>(Object.entries(attributes));
  const attributeValue = useAttributeValues();
  if (variants === null) return <VariantsPlace attributes={product.attributes} />;
  if (variants.length === 0) return null;
  const groups = groupsOf(variants);
  const valueHere = (attribute: string) => {
    const value = product.attributes[attribute];
    return value === undefined ? undefined : attributeValue(attribute, value);
  };
  return (
    <section aria-label={words.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {[...groups].map(([attribute, members]) => (
        <VariantChips
          key={attribute}
          name={attribute === '' ? words.others : (names.get(attribute) ?? attribute)}
          value={valueHere(attribute)}
          members={members}
        />
      ))}
    </section>
  );
}

/** Reserves one row of chips for a product that may have variants. */
function VariantsPlace({ attributes }: Pick<ProductView, 'attributes'>) {
  if (Object.keys(variantAttributes(attributes)).length === 0) return null;
  return (
    <div aria-hidden="true">
      <SkeletonBlock className="mb-1.5 h-5 w-16" />
      <SkeletonBlock className="h-13 w-44 max-w-full rounded-control" />
    </div>
  );
}

interface VariantChipsProps {
  /** Such as "Colour". */
  readonly name: string;
  /** What the page's own product is; undefined when they differ in more. */
  readonly value: string | undefined;
  readonly members: readonly Variant[];
}

function VariantChips({ name, value, members }: VariantChipsProps) {
  const { variants } = useMessages().product;
  const figure = useFigures();
  const id = useId();
  const [showsAll, setShowsAll] = useState(members.length <= chipsMax);
  return (
    <div>
      <h2 id={id} className="mb-1.5 font-sans text-sm font-normal tracking-normal text-ink-muted">
        {name}
      </h2>
      <ul
        aria-labelledby={id}
        className="-mx-5 flex gap-2 overflow-x-auto px-5 py-0.5 *:flex-none md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      >
        <ShownHere value={value} />
        {(showsAll ? members : members.slice(0, chipsMax)).map((variant) => (
          <li key={variant.product.id}>
            <VariantLink variant={variant} />
          </li>
        ))}
        {showsAll ? null : (
          <li>
            <Button onClick={() => setShowsAll(true)}>
              {variants.more(figure(members.length - chipsMax))}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

const chip =
  'flex min-h-13 flex-col justify-center rounded-control border px-3.5 py-1.5 leading-tight no-underline';

function ShownHere({ value }: { readonly value: string | undefined }) {
  const { variants } = useMessages().product;
  if (value === undefined) return null;
  return (
    <li aria-current="true" className={`${chip} border-accent bg-accent-soft`}>
      <span className="font-semibold text-accent first-letter:uppercase">{value}</span>
      <span className="text-xs text-ink-muted">{variants.here}</span>
    </li>
  );
}

function VariantLink({ variant }: { readonly variant: Variant }) {
  const { product, lowestPrice, condition, inStock, differences } = variant;
  const { variants } = useMessages().product;
  const locale = useDisplayLocale();
  const { priceOf } = useLocalPrices();
  const from = condition === 'used' ? variants.usedFrom : variants.from;
  const attributeValue = useAttributeValues();
  const said = differences
    .flatMap(({ attribute, other }) => (other === null ? [] : [attributeValue(attribute, other)]))
    .join(', ');
  return (
    <Link
      to={productPath(product.id)}
      className={`${chip} border-line bg-surface text-ink hover:border-line-strong`}
    >
      <span className="inline-block font-medium first-letter:uppercase">
        {said === '' ? product.title : said}
      </span>
      <span className="tabular text-xs text-ink-muted">
        {lowestPrice === null
          ? variants.notSold
          : `${from(formatMoney(priceOf(lowestPrice), locale))} · ${inStock ? variants.inStock : variants.notInStock}`}
      </span>
    </Link>
  );
}

/** Groups variants by the one attribute in which they differ; under the empty name those that differ in several. */
function groupsOf(variants: readonly Variant[]): ReadonlyMap<string, readonly Variant[]> {
  const groups = new Map<string, Variant[]>();
  for (const variant of variants) {
    const [first, ...more] = variant.differences;
    const name = first === undefined || more.length > 0 ? '' : first.attribute;
    groups.set(name, [...(groups.get(name) ?? []), variant]);
  }
  const several = groups.get('');
  groups.delete('');
  if (several !== undefined) groups.set('', several);
  return groups;
}
