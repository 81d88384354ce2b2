import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { Button, figureOf } from '@pricehunt/ui-kit';
import { useBeginSearch } from '../../../search/begin-search';
import { EditWords } from '../../../search/edit-words';
import { useMessages } from '../../../messages/use-messages';
import { useComparisonWords } from '../../../prices/ranking-words';
import type { ComparisonWords } from '../../../prices/ranking-words';
import { useInstallation } from '../../../installation/use-installation';

/** Shown when no other shop was found: what was searched, and what to do next. */
export function NoAlternatives({ comparison }: { readonly comparison: Comparison }) {
  const { sources, product, link, query } = comparison;
  const beginSearch = useBeginSearch();
  const { actions, whatCanBeFound } = useMessages();
  const { data: installation } = useInstallation();
  const isNothingSearched = installation?.hasProducts === false && installation.searched.count === 0;
  const wording = useComparisonWords();
  const { nothing } = wording.words;
  const silent = sources.filter(({ state }) => state === 'failed' || state === 'timed-out');
  const words = searchWords(comparison);
  return (
    <div className="mb-4">
      <p>{isNothingSearched ? whatCanBeFound.nothingSearched : triedSentence(comparison, wording)}</p>
      {silent.length === 0 ? null : (
        <p className="mt-1 text-warn">
          {nothing.silent(figureOf(silent.length, wording.locale), silent.map(({ name }) => name).join(', '))}
        </p>
      )}
      {isNothingSearched ? null : (
        <p className="mt-2 text-ink-muted">
          {product === null || product.gtins.length === 0 ? nothing.tryAnotherLink : nothing.notKnownYet}
        </p>
      )}
      {query === null ? null : (
        <div className="mt-4">
          <EditWords key={query} words={query} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {words === null || words === query ? null : (
          <Button className="max-w-full" onClick={() => beginSearch({ query: words })}>
            <span className="truncate py-1">{nothing.searchFor(words)}</span>
          </Button>
        )}
        <Button
          onClick={() => {
            if (link !== null) beginSearch({ url: link });
            else if (query !== null) beginSearch({ query });
          }}
        >
          {actions.searchAgain}
        </Button>
      </div>
    </div>
  );
}

function triedSentence({ sources, product }: Comparison, { words, locale }: ComparisonWords): string {
  const { nothing } = words;
  const asked = sources.filter(({ state }) => state !== 'skipped');
  if (asked.length === 0) return nothing.noSource;
  return nothing.asked(
    figureOf(asked.length, locale),
    searchedBy(product, nothing),
    asked.map(({ name }) => name).join(', '),
  );
}

function searchedBy(product: Comparison['product'], nothing: ComparisonWords['words']['nothing']): string {
  if (product === null) return nothing.byLink;
  if (product.gtins.length > 0) return nothing.byCode;
  return product.mpn === null ? nothing.byName : nothing.byModel;
}

/** The most specific short words: brand and model, or the start of the title. */
function searchWords({ product }: Comparison): string | null {
  if (product === null) return null;
  if (product.brand !== null && product.mpn !== null) return `${product.brand} ${product.mpn}`;
  const words = product.title.split(/\s+/).slice(0, 5).join(' ');
  return words === '' ? null : words;
}
