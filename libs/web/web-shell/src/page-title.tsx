import { visibleText } from '@pricehunt/offers';

/** Sets the document's title while it is rendered, followed by the product name. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{children === '' ? 'PriceHunt' : `${visibleText(children)} · PriceHunt`}</title>;
}
