import { Button, ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useBeginSearch } from '../../../search/begin-search';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { EditWords } from '../../../search/edit-words';
import { isNarrowed, withoutNarrowing } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';
import { useBrowsedProducts } from '../requests/browse-products';
import { ProductGrid } from './product-grid';

export interface NothingFitsProps {
  readonly choices: BrowseChoices;
  /** Sets an alert for the search. */
  readonly whenFound: ReactNode;
  readonly onChoose: (choices: BrowseChoices) => void;
}

export function NothingFits({ choices, whenFound, onChoose }: NothingFitsProps) {
  const { empty, filters, compareInstead } = useMessages().browse;
  const beginSearch = useBeginSearch();
  const { words, category } = choices;
  const narrowed = isNarrowed(choices);
  return (
    <>
      <EmptyState
        title={empty.title}
        action={
          <>
            {narrowed ? (
              <Button variant="primary" onClick={() => onChoose(withoutNarrowing(choices))}>
                {filters.clear}
              </Button>
            ) : null}
            {words === '' ? null : (
              <Button variant={narrowed ? 'plain' : 'primary'} onClick={() => beginSearch({ query: words })}>
                {compareInstead(words)}
              </Button>
            )}
            {whenFound}
            {category === null && words === '' ? null : (
              <ButtonLink to={routePaths.browse}>{empty.showAll}</ButtonLink>
            )}
          </>
        }
      >
        {narrowed
          ? empty.narrowed
          : words !== ''
            ? empty.withWords(words)
            : category === null
              ? empty.catalog
              : empty.category}
        {words === '' ? null : (
          <div className="mt-5 text-ink">
            <EditWords key={words} words={words} />
          </div>
        )}
      </EmptyState>
      {narrowed ? (
        <NearestProducts choices={withoutNarrowing(choices)} title={empty.nearest} />
      ) : (
        <FewerWords choices={choices} />
      )}
    </>
  );
}

/** How many products one row of the widest grid has. */
const nearestMax = 4;

interface NearestProductsProps {
  readonly choices: BrowseChoices;
  readonly title: string;
  /** Shown when nothing is found either. */
  readonly otherwise?: ReactNode;
}

/** The first products of a wider search. */
function NearestProducts({ choices, title, otherwise = null }: NearestProductsProps) {
  const { found } = useBrowsedProducts(choices);
  const wasRequested = useRef(false);
  const hits = found?.pages.flat().slice(0, nearestMax) ?? [];
  if (hits.length === 0) return found === null ? null : otherwise;
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className="mb-4 text-xl">
        {title}
      </h2>
      <ProductGrid pages={[hits]} isFolded awaited={0} wasRequested={wasRequested} />
    </section>
  );
}

/** The same search without its last word, or the last two, and so on; nothing when no word finds anything. */
export function FewerWords({ choices }: { readonly choices: BrowseChoices }) {
  const { empty } = useMessages().browse;
  const words = choices.words.split(/\s+/).slice(0, -1).slice(0, wordsMax).join(' ');
  if (words === '') return null;
  const fewer = { ...choices, words };
  return (
    <NearestProducts
      choices={fewer}
      title={empty.nearestFor(words)}
      otherwise={<FewerWords choices={fewer} />}
    />
  );
}

/** Each fewer is one more request. */
const wordsMax = 4;
