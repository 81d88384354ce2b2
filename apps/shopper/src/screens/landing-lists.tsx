import { OtherAppLink } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { readOrigins } from '../environment';
import { CategoryList } from '../features/browse/components/category-list';
import { ExampleLinks as Examples } from '../features/browse/components/example-links';
import { PriceDrops } from '../features/browse/components/price-drops';

/** The example links under the paste box. */
export function ExampleLinks() {
  return <Examples />;
}

/** What stands below the landing page's first view: price drops, categories, how it works, a line for merchants. */
export function LandingLists() {
  return (
    <>
      <Section title="Fell in price">
        <PriceDrops />
      </Section>
      <Section title="In the catalog">
        <CategoryList />
      </Section>
      <Section title="How it works">
        <ol className="grid gap-x-10 gap-y-5 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
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
          <strong className="font-semibold">You sell things?</strong>{' '}
          <span className="text-ink-muted">
            Put your catalog in and see the shoppers that PriceHunt sends you, and their orders.
          </span>
        </p>
        <OtherAppLink owner="merchant" path="/business/register" readOrigins={readOrigins}>
          For merchants
        </OtherAppLink>
      </section>
    </>
  );
}

const steps = [
  {
    title: 'Paste a link',
    text: 'From any shop. The page is read as you would read it: product, price, shipping, stock.',
  },
  {
    title: 'The same product, elsewhere',
    text: 'Matched by its product code or model. Other sizes, colours and used ones stand apart.',
  },
  {
    title: 'The price at your door',
    text: 'Item and shipping added up, cheapest first, with what the price was before.',
  },
];

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-9 md:py-10">
      <h2 className="mb-4.5 text-[1.5rem]">{title}</h2>
      {children}
    </section>
  );
}
