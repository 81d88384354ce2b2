import { useHistory } from '../account/use-history';
import { OtherAppLink, readOrigins } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { CategoryList } from '../features/browse/components/category-list';
import { ExampleLinks } from '../features/browse/components/example-links';
import { PriceDrops } from '../features/browse/components/price-drops';
import { ExampleComparison } from '../features/product/components/example-comparison';
import { useIsWide } from '../browser/use-media';
import { useCategories } from '../features/browse/requests/list-categories';
import { usePriceDrops } from '../features/browse/requests/list-price-drops';
import { RecentLinks } from '../features/history/components/recent-links';
import { useLocalPrices } from '../prices/local-prices';
import { useMessages } from '../messages/use-messages';
import { useInstallation } from '../installation/use-installation';
import { WhatCanBeFound } from '../installation/what-can-be-found';
import { ListsPlace } from './landing-places';

/** For returning visitors, where they left off. */
export function FirstLinks() {
  const { entries } = useHistory();
  return entries === null || entries.length === 0 ? <ExampleLinks /> : <RecentLinks entries={entries} />;
}

/** As many price drops are looked at for an example. */
const examplesMax = 4;

/** On wide screens, one of the largest price drops at the shops that sell it. */
export function LandingExample() {
  const isWide = useIsWide();
  const { data = [], refetch } = usePriceDrops();
  return isWide ? (
    <ExampleComparison drops={data.slice(0, examplesMax)} onOtherPrice={() => void refetch()} />
  ) : null;
}

/** The sections below the first view. They appear only when the height of everything above is known, to avoid layout shifts. */
export function LandingLists() {
  const { drops, categories, steps, merchants } = useMessages().landingLists;
  const installation = useInstallation();
  const isUnknown = [usePriceDrops(), useCategories(), installation].some(({ isFetched }) => !isFetched);
  const hasCatalog = installation.data?.hasProducts !== false;
  const { isKnown: arePricesKnown } = useLocalPrices();
  if (isUnknown || !arePricesKnown) return <ListsPlace />;
  return (
    <>
      {hasCatalog ? (
        <>
          <Section title={drops.title}>
            <PriceDrops />
          </Section>
          <Section title={categories.title}>
            <CategoryList />
          </Section>
        </>
      ) : (
        <WhatCanBeFound />
      )}
      <Section title={steps.title}>
        <ol className="grid gap-x-10 gap-y-5 md:grid-cols-3">
          {steps.each.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true" className="font-display text-xl font-semibold text-accent">
                {index + 1}
              </span>
              <h3 className="mt-1 text-lg">{title}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <section className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line py-8">
        <p className="max-w-[70ch]">
          <strong className="font-semibold">{merchants.question}</strong>{' '}
          <span className="text-ink-muted">{merchants.answer}</span>
        </p>
        <OtherAppLink owner="merchant" path="/business/register" readOrigins={readOrigins}>
          {merchants.link}
        </OtherAppLink>
      </section>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-9 md:py-10">
      <h2 className="mb-4.5 text-[1.5rem]">{title}</h2>
      {children}
    </section>
  );
}
