import type { ProductView, VariantDifference } from '@pricehunt/api-contract';
import type { Money } from '@pricehunt/offers';
import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useLocalPrices } from '../../../local-prices';
import { useMessages } from '../../../messages/use-messages';
import { productPath } from '../../../route-paths';

export interface Variant {
  readonly product: ProductView;
  readonly lowestPrice: Money | null;
  readonly condition: 'new' | 'used';
  readonly differences: readonly VariantDifference[];
}

export interface ProductVariantsProps {
  readonly product: ProductView;
  readonly variants: readonly Variant[];
}

/** Groups variants that differ in one attribute under its name; those that differ in several come last. */
export function ProductVariants({ product, variants }: ProductVariantsProps) {
  const { variants: words, attributes } = useMessages().product;
  const names = new Map<string, string>(Object.entries(attributes));
  const groups = groupsOf(variants);
  if (variants.length === 0) return null;
  return (
    <section aria-labelledby="variants" className="mt-11 border-t border-line pt-8">
      <h2 id="variants" className="mb-4 text-xl">
        {words.title}
      </h2>
      <div className="grid gap-5">
        {[...groups].map(([attribute, members]) => (
          <div key={attribute}>
            <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
              {attribute === '' ? words.others : (names.get(attribute) ?? attribute)}
            </h3>
            <ul className="flex flex-wrap gap-2.5">
              {attribute === '' ? null : <ShownHere value={product.attributes[attribute]} />}
              {members.map((variant) => (
                <li key={variant.product.id}>
                  <VariantLink variant={variant} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
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
  const { product, lowestPrice, condition, differences } = variant;
  const { variants } = useMessages().product;
  const locale = useDisplayLocale();
  const { priceOf } = useLocalPrices();
  const from = condition === 'used' ? variants.usedFrom : variants.from;
  const said = differences.flatMap(({ other }) => other ?? []).join(', ');
  return (
    <Link
      to={productPath(product.id)}
      className={`${chip} border-line bg-surface text-ink hover:border-line-strong`}
    >
      <span className="inline-block font-medium first-letter:uppercase">
        {said === '' ? product.title : said}
      </span>
      <span className="tabular text-xs text-ink-muted">
        {lowestPrice === null ? variants.notSold : from(formatMoney(priceOf(lowestPrice), locale))}
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
