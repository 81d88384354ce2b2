import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import { Button, Notice, Renewing, SkeletonBlock, useFigures } from '@pricehunt/ui-kit';
import { staysInPlace } from '@pricehunt/web-shell';
import { useRef } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RatesNote, useLocalPrices } from '../../../prices/local-prices';
import { FailureNotice } from '../../../messages/failure-notice';
import { useMessages } from '../../../messages/use-messages';
import { alertedSearchOf, browsePath, isNarrowed, pageSize, pagesMax, withChoices } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';
import { usePlace } from '../../../place/use-place';
import { useBrowseTitle } from '../browse-title';
import { useBrowsedProducts } from '../requests/browse-products';
import type { FoundProducts } from '../requests/browse-products';
import { ActiveChoices } from './active-choices';
import { BrowseHead } from './browse-head';
import { FacetPanel } from './facet-panel';
import { FacetSheet } from './facet-sheet';
import { NothingFits } from './nothing-fits';
import { GridPlace, ProductGrid } from './product-grid';
import { SortChoice } from './sort-choice';

interface SearchAlertProps {
  readonly search: AlertedSearchView;
  readonly currency: string;
  readonly title: string;
  readonly isFound: boolean;
}

export interface BrowseViewProps {
  readonly choices: BrowseChoices;
  /** A button that sets an alert for the search. */
  readonly SearchAlert: ComponentType<SearchAlertProps>;
}

/** The catalog page: filters beside the products, in a sheet on phones. */
export function BrowseView({ choices, SearchAlert }: BrowseViewProps) {
  const navigate = useNavigate();
  const { place } = usePlace();
  const title = useBrowseTitle(choices);
  const alerted = alertedSearchOf(choices, place);
  const alertFor = (isFound: boolean) =>
    alerted === null ? null : (
      <SearchAlert key={browsePath(choices)} {...alerted} title={title} isFound={isFound} />
    );
  const { found, error, isBehind, retry } = useBrowsedProducts(choices);
  const choose = (next: BrowseChoices) => void navigate(browsePath(next), { state: staysInPlace });
  const facets = found?.facets ?? null;
  // With filters, they can be changed until something fits.
  const isEmpty = found?.total === 0 && !isNarrowed(choices);
  return (
    <>
      <BrowseHead choices={choices} found={found} />
      <div className="gap-x-10 pb-14 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <aside className="hidden lg:block">
          {facets === null ? (
            <FacetsPlace />
          ) : (
            <FacetPanel
              facets={facets}
              isLowerBound={found?.totalIsLowerBound === true}
              choices={choices}
              onChoose={choose}
            />
          )}
        </aside>
        <div className="min-w-0">
          {isEmpty ? null : (
            <div className="mb-4 flex min-h-11 flex-wrap items-center gap-2 sm:gap-2.5">
              <FacetSheet found={found} choices={choices} onChoose={choose} />
              <SortChoice choices={choices} onChoose={choose} />
              {alerted !== null && found === null ? (
                <span aria-hidden="true" className="block h-11 w-11 sm:w-40" />
              ) : found?.total === 0 ? null : (
                alertFor(true)
              )}
            </div>
          )}
          <div className="mb-5 empty:hidden">
            <ActiveChoices choices={choices} facets={facets} onChoose={choose} />
          </div>
          <IgnoredLimit found={found} onRemove={() => choose(withChoices(choices, { price: null }))} />
          <Renewing isStale={isBehind}>
            <Products
              choices={choices}
              found={found}
              error={error}
              whenFound={alertFor(false)}
              onRetry={retry}
              onChoose={choose}
            />
          </Renewing>
        </div>
      </div>
    </>
  );
}

interface IgnoredLimitProps {
  readonly found: FoundProducts | null;
  readonly onRemove: () => void;
}

function IgnoredLimit({ found, onRemove }: IgnoredLimitProps) {
  const { ignoredLimit: words } = useMessages().browse;
  const currency = found?.limitIgnoredIn ?? null;
  if (found === null || currency === null) return null;
  return (
    <div className="mb-5">
      <Notice
        tone="warn"
        title={words.title}
        action={
          <Button size="small" onClick={onRemove}>
            {words.remove}
          </Button>
        }
      >
        {words.sentence(currency, found.facets.price[0]?.currency ?? null)}
      </Notice>
    </div>
  );
}

interface ProductsProps {
  readonly choices: BrowseChoices;
  readonly found: FoundProducts | null;
  readonly error: Error | null;
  /** Sets an alert where nothing was found. */
  readonly whenFound: ReactNode;
  readonly onRetry: () => void;
  readonly onChoose: (choices: BrowseChoices) => void;
}

function Products({ choices, found, error, whenFound, onRetry, onChoose }: ProductsProps) {
  const { browse } = useMessages();
  const { isKnown } = useLocalPrices();
  const wasRequested = useRef(false);
  if (found === null || !isKnown) {
    return error === null ? (
      <GridPlace count={choices.pages * pageSize} />
    ) : (
      <FailureNotice title={browse.failed} error={error} onRetry={onRetry} />
    );
  }
  if (found.pages.every((page) => page.length === 0)) {
    return <NothingFits choices={choices} whenFound={whenFound} onChoose={onChoose} />;
  }
  return (
    <>
      <ProductGrid
        pages={found.pages}
        // By a family's lowest price, its card would be out of order.
        isFolded={choices.sort !== 'price-desc'}
        awaited={error === null ? found.awaited : 0}
        wasRequested={wasRequested}
      />
      {error === null ? (
        <ShowMore choices={choices} found={found} wasRequested={wasRequested} />
      ) : (
        <div className="mt-8">
          <FailureNotice title={browse.moreFailed} error={error} onRetry={onRetry} />
        </div>
      )}
      <RatesNote prices={found.pages.flat().flatMap(({ shopPrice }) => shopPrice ?? [])} />
    </>
  );
}

interface ShowMoreProps {
  readonly choices: BrowseChoices;
  readonly found: FoundProducts;
  readonly wasRequested: RefObject<boolean>;
}

/** A link to the same view with one more page, so that it can be opened in a new tab. */
function ShowMore({ choices, found, wasRequested }: ShowMoreProps) {
  const { browse } = useMessages();
  const figure = useFigures();
  const shown = found.pages.reduce((sum, page) => sum + page.length, 0);
  const isEnd = !found.hasMore || choices.pages >= pagesMax;
  const next = found.totalIsLowerBound ? pageSize : Math.min(pageSize, Math.max(1, found.total - shown));
  return (
    <div className="mt-9 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
      <p className="tabular text-sm text-ink-muted">
        {found.totalIsLowerBound
          ? browse.count(figure(found.total), true)
          : browse.shownOf(figure(shown), figure(found.total))}
      </p>
      {isEnd ? null : (
        <Link
          to={browsePath({ ...choices, pages: choices.pages + 1 })}
          replace
          state={staysInPlace}
          onClick={() => {
            wasRequested.current = true;
          }}
          className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-5 font-semibold text-ink no-underline hover:bg-shade"
        >
          {browse.showMore(figure(next))}
        </Link>
      )}
    </div>
  );
}

function FacetsPlace() {
  return (
    <div aria-hidden="true" className="grid gap-3.5">
      {[20, 32, 28, 36, 24, 30, 34, 26, 22, 31, 27, 33].map((width) => (
        <SkeletonBlock key={width} className="h-4" />
      ))}
    </div>
  );
}
