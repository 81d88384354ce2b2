import type { PriceHints, ShippingPolicy } from '@pricehunt/offers';
import { readCurrency } from '../markup/amount';
import { claimsOfAnalytics } from '../markup/analytics-record';
import { countryOfPage } from './currency-of-place';
import { readJsonLd } from '../markup/json-ld';
import { mainEntity, productCandidates } from '../markup/main-entity';
import type { MainEntity } from '../markup/main-entity';
import type { MarkupItem, MarkupMethod } from '../markup/markup-item';
import { textValue } from '../markup/markup-item';
import { metaContent, readMetaTags } from '../markup/meta-tags';
import type { MetaTags } from '../markup/meta-tags';
import { readMicrodata } from '../markup/microdata';
import { claimsOfOpenGraph, claimsOfOtherMeta } from '../markup/open-graph';
import { claimsOfPageState } from '../markup/page-state';
import { claimsOfAttributes } from '../markup/price-attributes';
import type { PageDocument } from '../page/page-document';
import { absoluteLink } from '../page/page-link';
import { findZones } from '../page/page-zones';
import type { PageZones } from '../page/page-zones';
import type { ProductClaims } from '../markup/product-claims';
import { readRdfa } from '../markup/rdfa';
import { claimsOfSiblings } from '../markup/sibling-variants';
import { factsOfShop } from '../markup/shop-facts-markup';
import { currencyOfScripts } from '../markup/script-currency';
import { readShopifyMarkup } from '../markup/shopify-markup';
import { readShippingPolicy } from '../markup/shipping-policy-markup';
import { claimsOfSite } from '../visible/site-name';
import { readVisiblePage } from '../visible/visible-page';
import type { VisiblePage } from '../visible/visible-page';
import { findTitle } from '../visible/visible-title';

export interface PageEvidence {
  readonly link: string;
  /** One for each notation that describes the product. */
  readonly markup: readonly ProductClaims[];
  readonly openGraph: ProductClaims;
  readonly otherMeta: ProductClaims;
  readonly analytics: ProductClaims | null;
  /** Only where nothing else states a price with its currency. */
  readonly pageData: readonly ProductClaims[];
  readonly shopify: ProductClaims | null;
  readonly isShopify: boolean;
  readonly visible: VisiblePage;
  readonly tags: MetaTags;
  readonly mains: readonly MainEntity[];
  /** Lower-case types of top-level items that aren't products. */
  readonly otherTypes: readonly string[];
  readonly canonical: string | null;
  readonly windowTitle: string | null;
  readonly hints: PriceHints;
  /** Only helps to read a sign that several currencies share. */
  readonly scriptCurrency: () => string | null;
  readonly country: string | null;
  readonly language: string;
  /** Only the shop's name and what it states about itself. */
  readonly site: ProductClaims;
  readonly shippingPolicy: ShippingPolicy;
}

export function gatherEvidence(page: PageDocument, link: string): PageEvidence {
  const tags = readMetaTags(page);
  const zones = findZones(page);
  const openGraph = claimsOfOpenGraph(tags);
  const title = findTitle(page, zones, openGraph.title === null ? [] : [openGraph.title]);
  const canonical = declaredCanonical(page, tags, link);
  const subject = {
    link,
    canonical,
    titles: [title.headingText, openGraph.title, title.windowTitle].filter((text) => text !== null),
  };
  const notations = readNotations(page);
  const read = notations.map(({ items, loose }) => {
    const main = mainEntity(productCandidates(items), subject);
    return {
      main,
      claims: main.kind === 'found' ? claimsOfSiblings(main.item, main.siblings, link, loose) : null,
    };
  });
  const shopify = readShopifyMarkup(page, link);
  const country = countryOfPage(link, page.language);
  const currency = pageCurrency(tags, notations, shopify.claims);
  const hints: PriceHints = {
    ...(currency === null ? {} : { currency }),
    ...(country === null ? {} : { country }),
  };
  const markup = read.map(({ claims }) => claims).filter((claims) => claims !== null);
  const visible = readVisiblePage(page, zones, title, hints);
  const analytics = claimsOfAnalytics(page);
  const isPriced = [...markup, openGraph, shopify.claims, analytics, visible.claims].some(
    (claims) => typeof claims?.price?.currency === 'string',
  );
  return {
    link,
    markup,
    openGraph,
    otherMeta: claimsOfOtherMeta(tags),
    analytics,
    pageData: isPriced || shopify.isShopify ? [] : pageData(page, zones, subject.titles, currency),
    shopify: shopify.claims,
    isShopify: shopify.isShopify,
    visible,
    tags,
    mains: read.map(({ main }) => main),
    otherTypes: notations.flatMap(({ items }) => items.flatMap((item) => item.types)),
    canonical,
    windowTitle: title.windowTitle,
    hints,
    scriptCurrency: () => currencyOfScripts(page),
    country,
    language: page.language,
    shippingPolicy: readShippingPolicy(
      notations.flatMap(({ items }) => items),
      link,
    ),
    site: {
      ...claimsOfSite(
        page,
        tags,
        notations.flatMap(({ items }) => items),
        { link, windowTitle: title.windowTitle, sellers: markup.map(({ seller }) => seller) },
      ),
      facts: factsOfShop(notations.flatMap(({ items }) => items)),
    },
  };
}

/** What the page's scripts and attributes state, which takes longer to read. */
function pageData(
  page: PageDocument,
  zones: PageZones,
  titles: readonly string[],
  currency: string | null,
): readonly ProductClaims[] {
  return [claimsOfPageState(page, titles), claimsOfAttributes(page, zones, currency)].filter(
    (claims) => claims !== null,
  );
}

interface Notation {
  readonly method: MarkupMethod;
  readonly items: readonly MarkupItem[];
  /** Properties outside any item; null if the notation has none. */
  readonly loose: MarkupItem | null;
}

function readNotations(page: PageDocument): readonly Notation[] {
  const microdata = readMicrodata(page);
  const rdfa = readRdfa(page);
  return [
    { method: 'json-ld', items: readJsonLd(page), loose: null },
    { method: 'microdata', items: microdata.items, loose: microdata.loose },
    { method: 'rdfa', items: rdfa.items, loose: null },
  ];
}

/** The currency of any price in the markup. */
function pageCurrency(
  tags: MetaTags,
  notations: readonly Notation[],
  shopify: ProductClaims | null,
): string | null {
  const meta = readCurrency(
    metaContent(tags, 'product:price:currency', 'og:price:currency', 'product:currency', 'og:currency'),
  );
  if (meta !== null) return meta;
  const ofShopify = shopify?.price?.currency ?? null;
  if (ofShopify !== null) return ofShopify;
  const loose = notations.map(({ loose: item }) =>
    item === null ? null : readCurrency(textValue(item, 'priceCurrency')),
  );
  return loose.find((currency) => currency !== null) ?? null;
}

/** The page's canonical URL, only on the same host and never the home page. */
function declaredCanonical(page: PageDocument, tags: MetaTags, link: string): string | null {
  const element = page
    .byTag('link')
    .find(({ attributes }) => /(?:^|\s)canonical(?:\s|$)/iu.test(attributes['rel'] ?? ''));
  for (const reference of [element?.attributes['href'], metaContent(tags, 'og:url')]) {
    const absolute = absoluteLink(reference, link);
    if (absolute !== null && isOwnPage(absolute, link)) return absolute;
  }
  return null;
}

function isOwnPage(absolute: string, link: string): boolean {
  const own = new URL(absolute);
  return (
    siteOf(own.hostname) === siteOf(new URL(link).hostname) &&
    (own.pathname !== '/' || own.search !== '' || new URL(link).pathname === '/')
  );
}

function siteOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}
