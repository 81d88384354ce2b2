import { PageTitle } from '@pricehunt/web-shell';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { browsePath, everything } from '../features/browse/browse-choices';
import { BrandList } from '../features/browse/components/brand-list';
import { CategoryTiles } from '../features/browse/components/category-tiles';
import { DropList } from '../features/browse/components/drop-list';
import { SearchBar } from '../features/paste-link/components/search-bar';
import { useMessages } from '../messages/use-messages';
import { useInstallation } from '../installation/use-installation';
import { WhatCanBeFound } from '../installation/what-can-be-found';

/** The page at /landing2 (S§2): search first, then categories, price drops and brands. */
export function LandingAlternate() {
  const { landingAlternate: words } = useMessages();
  const hasCatalog = useInstallation().data?.hasProducts !== false;
  return (
    <div className="pb-14 sm:pt-6">
      <PageTitle>{words.headline}</PageTitle>
      <div className="-mx-5 bg-accent-soft px-5 py-9 sm:mx-0 sm:rounded-panel sm:px-10 sm:py-14">
        <h1 className="text-center text-3xl">{words.headline}</h1>
        <p className="mx-auto mt-3 mb-6 max-w-[56ch] text-center text-balance text-ink-muted">{words.lead}</p>
        <div className="mx-auto max-w-180">
          <SearchBar size="large" />
        </div>
        <p className="mt-3 hidden text-center text-sm text-ink-muted md:block">{words.shortcut}</p>
      </div>
      {hasCatalog ? <CatalogParts /> : <WhatCanBeFound />}
    </div>
  );
}

function CatalogParts() {
  const { landingAlternate: words } = useMessages();
  return (
    <>
      <Part
        title={words.categories}
        more={
          <Link to={browsePath(everything)} className="text-link">
            {words.allProducts}
          </Link>
        }
      >
        <CategoryTiles />
      </Part>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Part
          title={words.drops}
          more={
            <Link to={browsePath({ ...everything, sort: 'drop' })} className="text-link">
              {words.allDrops}
            </Link>
          }
        >
          <DropList />
        </Part>
        <Part title={words.brands}>
          <BrandList />
        </Part>
      </div>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-9">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <span className="text-sm">{more}</span>
      </div>
      {children}
    </section>
  );
}
