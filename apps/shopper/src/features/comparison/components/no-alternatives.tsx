import type { Comparison } from '@pricehunt/api-contract';
import { Button } from '@pricehunt/ui-kit';
import { useBeginSearch } from '../../../begin-search';
import { counted } from '../comparison-words';

/** What stands where no other shop was found: what was tried, and what to do. */
export function NoAlternatives({ comparison }: { readonly comparison: Comparison }) {
  const { sources, product, link, query } = comparison;
  const beginSearch = useBeginSearch();
  const silent = sources.filter(({ state }) => state === 'failed' || state === 'timed-out');
  const words = searchWords(comparison);
  return (
    <div className="mb-4">
      <p>{triedSentence(comparison)}</p>
      {silent.length === 0 ? null : (
        <p className="mt-1 text-warn">
          {counted(silent.length, 'source')} gave no answer: {silent.map(({ name }) => name).join(', ')}.
        </p>
      )}
      <p className="mt-2 text-ink-muted">
        {product === null || product.gtins.length === 0
          ? "A link from another shop may say more: a product code or the maker's model number."
          : 'It may be sold by shops that are not known here yet. A link from another shop tells of one.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {words === null || words === query ? null : (
          <Button className="max-w-full" onClick={() => beginSearch({ query: words })}>
            <span className="truncate py-1">Search for “{words}”</span>
          </Button>
        )}
        <Button
          onClick={() => {
            if (link !== null) beginSearch({ url: link });
            else if (query !== null) beginSearch({ query });
          }}
        >
          Search again
        </Button>
      </div>
    </div>
  );
}

function triedSentence({ sources, product }: Comparison): string {
  const asked = sources.filter(({ state }) => state !== 'skipped');
  const by =
    product === null
      ? 'what the link says'
      : product.gtins.length > 0
        ? 'its product code, its model and its name'
        : product.mpn !== null
          ? 'its model and its name'
          : 'its name';
  return asked.length === 0
    ? 'No source could be asked.'
    : `${counted(asked.length, 'source')} ${asked.length === 1 ? 'was' : 'were'} asked by ${by}: ${asked.map(({ name }) => name).join(', ')}.`;
}

/** The words that say most in the fewest: brand and model, else the beginning of the title. */
function searchWords({ product }: Comparison): string | null {
  if (product === null) return null;
  if (product.brand !== null && product.mpn !== null) return `${product.brand} ${product.mpn}`;
  const words = product.title.split(/\s+/).slice(0, 5).join(' ');
  return words === '' ? null : words;
}
