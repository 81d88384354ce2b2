import { visibleText } from '@pricehunt/offers';

/** The document's title while the screen that holds it is shown: the page's own words, then the name. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{children === '' ? 'PriceHunt' : `${visibleText(children)} · PriceHunt`}</title>;
}
