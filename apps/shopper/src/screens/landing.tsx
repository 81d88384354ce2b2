import { PageTitle } from '@pricehunt/web-shell';

/** The page at /: what PriceHunt does. */
export function Landing() {
  return (
    <div className="pt-10 pb-8 md:pt-22 md:pb-14">
      <PageTitle>{''}</PageTitle>
      <h1 className="max-w-[16ch] text-3xl md:text-4xl">Paste a product link. See who sells it for less.</h1>
      <p className="mt-4 max-w-[54ch] text-lg text-ink-muted">
        PriceHunt reads the page, finds the same product at other shops, adds shipping, and tells you whether
        today is a good day to buy.
      </p>
    </div>
  );
}
