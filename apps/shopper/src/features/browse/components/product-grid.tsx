import type { ProductHit } from '@pricehunt/api-contract/browsing';
import { SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { usePriceTrends } from '../requests/list-price-trends';
import { foldFamilies, unfolded } from '../families';
import type { Family } from '../families';
import { ProductCard } from './product-card';

const gridColumns =
  'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-9';

export interface ProductGridProps {
  readonly pages: readonly (readonly ProductHit[])[];
  /** Whether the versions of a product are one card, with their lowest price. */
  readonly isFolded: boolean;
  /** How many products are still loading. */
  readonly awaited: number;
  /** Whether the next page was requested; reset after it arrives. */
  readonly wasRequested: RefObject<boolean>;
}

/** Products page by page. When a new page arrives, focus moves to its first product. */
export function ProductGrid({ pages, isFolded, awaited, wasRequested }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const families = isFolded ? foldFamilies(pages) : unfolded(pages);
  const shown = families.reduce((sum, page) => sum + page.length, 0);
  const shownBefore = useRef(shown);
  useEffect(() => {
    const place = shownBefore.current;
    shownBefore.current = shown;
    if (shown <= place || !wasRequested.current) return;
    wasRequested.current = false;
    list.current?.querySelectorAll<HTMLElement>('a')[place]?.focus({ preventScroll: true });
  }, [shown, wasRequested]);
  return (
    <ul ref={list} className={gridColumns}>
      {families.map((page, index) => (
        <GridPage key={index} families={page} isFirst={index === 0} />
      ))}
      {Array.from({ length: awaited }, (_, index) => (
        <li key={`awaited-${index}`} aria-hidden="true">
          <CardPlace />
        </li>
      ))}
    </ul>
  );
}

/** How many products fit the first view of the smallest screen. */
const firstInView = 2;

interface GridPageProps {
  readonly families: readonly Family[];
  readonly isFirst: boolean;
}

function GridPage({ families, isFirst }: GridPageProps) {
  const trends = usePriceTrends(families.map(({ lead }) => lead.product.id));
  return families.map((family, place) => (
    <li key={family.lead.product.id}>
      <ProductCard
        family={family}
        trend={trends[family.lead.product.id]}
        isFirst={isFirst && place < firstInView}
      />
    </li>
  ));
}

export function GridPlace({ count }: { readonly count: number }) {
  const { browse } = useMessages();
  return (
    <SkeletonGroup label={browse.loading}>
      <div className={gridColumns}>
        {Array.from({ length: count }, (_, index) => (
          <CardPlace key={index} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

function CardPlace() {
  return (
    <span className="block">
      <SkeletonBlock className="aspect-square w-full rounded-panel" />
      <span className="mt-3 block h-[2.53rem] pt-0.5">
        <SkeletonBlock className="h-4 w-11/12" />
        <SkeletonBlock className="mt-1.5 h-4 w-2/3" />
      </span>
      <span className="mt-1.5 block h-7">
        <SkeletonBlock className="h-6 w-24" />
      </span>
      <span className="mt-1 block h-5 pt-1">
        <SkeletonBlock className="h-3 w-16" />
      </span>
    </span>
  );
}
