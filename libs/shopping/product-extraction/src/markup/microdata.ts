import { bareName } from './markup-item';
import type { PageDocument, PageElement } from '../page/page-document';
import { readScopedMarkup } from './scoped-markup';
import type { ScopedMarkup } from './scoped-markup';

export function readMicrodata(page: PageDocument): ScopedMarkup {
  return readScopedMarkup(page, {
    method: 'microdata',
    typesOf: (element) => {
      const { itemscope, itemtype } = element.attributes;
      if (itemscope === undefined && itemtype === undefined) return null;
      return words(itemtype).map((type) => bareName(type).toLowerCase());
    },
    propertiesOf: (element) => words(element.attributes['itemprop']).map(bareName),
    idOf: (element) => element.attributes['itemid']?.trim() ?? null,
    referredFrom: (element, whole) =>
      words(element.attributes['itemref'])
        .map((id) => whole.byId(id))
        .filter((found): found is PageElement => found !== null && !contains(found, element)),
  });
}

function words(attribute: string | undefined): readonly string[] {
  return attribute === undefined ? [] : attribute.split(/\s+/u).filter((word) => word !== '');
}

function contains(outer: PageElement, inner: PageElement): boolean {
  return outer.order <= inner.order && inner.order <= outer.endOrder;
}
