import { scriptJson } from '../pages/escape-html';
import { page } from '../pages/page';
import { schemaAvailability, schemaCondition } from '../pages/page-marks';
import { decimalPrice } from '../pages/printed-price';
import { describe, productPage } from '../pages/product-page';
import { notFoundPage } from '../pages/text-pages';
import { looks } from '../looks/every-look';
import { staples } from '../world/every-product';
import type { Listing } from '../world/listings';
import { categories } from '../world/words';
import { categoryPathOf, imagePathOf, pathOf } from './paths';
import { answerAtCounter } from './plain-counter';
import type { Store } from './store';
import { htmlReply } from './web';
import type { Counter } from './web';

/** Bot protection: one page in six is a 403 challenge, one in eleven is 410, unknown ones are a soft 404. */
export function grachtCounter(store: Store): Counter {
  return (visit) => {
    const number = /^\/p\/(\d+)(?:\/[^/]*)?$/.exec(visit.path)?.[1];
    if (number === undefined) return answerAtCounter(store, visit);
    const listing = store.listings.find((one) => one.number === Number(number));
    if (listing === undefined) return htmlReply(notFoundPage(store), 200);
    switch (doormanSays(listing)) {
      case 'puzzle':
        if (visit.headers['sec-fetch-dest'] === 'document')
          return htmlReply(openPage(store, listing), 200, { 'content-security-policy': browserPolicy });
        return htmlReply(puzzlePage(store), 403, { 'x-doorman': 'challenge', 'cache-control': 'no-store' });
      case 'gone':
        return htmlReply(gonePage(store), 410);
      case 'welcome':
        return htmlReply(openPage(store, listing));
    }
  };
}

/** As strict as possible: the page can't run or request anything of another site. */
const browserPolicy =
  "default-src 'none'; script-src 'none'; connect-src 'none'; form-action 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'";

function openPage(store: Store, listing: Listing): string {
  return productPage(store, listing, { head: headOf(store.origin, listing), showsBarcode: true });
}

/** How the listing's page responds; staples are always open. */
export function doormanSays({ number, product }: Listing): 'puzzle' | 'gone' | 'welcome' {
  if (staples.includes(product.familyKey)) return 'welcome';
  if (number % 6 === 0) return 'puzzle';
  return number % 11 === 0 ? 'gone' : 'welcome';
}

function puzzlePage(store: Store): string {
  return page(store, {
    title: 'Even controleren',
    main: `<div class="door">${looks[store.profile.id].mark}<h1>Even controleren of u een mens bent</h1><p>Klik op alle gevels met een trapgevel. Verify you are human to continue.</p><div class="g-recaptcha" data-sitekey="doorman"></div><button class="go" type="button">Ik ben een mens</button></div>`,
  });
}

function gonePage(store: Store): string {
  return page(store, {
    title: 'Niet meer leverbaar',
    main: '<div class="text"><h1>Dit artikel is uit het assortiment</h1><p>De fabrikant maakt het niet meer. Kijk gerust verder.</p><p><a class="go" href="/">Home</a></p></div>',
  });
}

function headOf(origin: string, listing: Listing): string {
  const { shop, title, product, price, listPrice, category, sku } = listing;
  const link = `${origin}${pathOf(listing)}`;
  const money = (type: object, amount: string) => ({
    '@type': 'PriceSpecification',
    ...type,
    price: amount,
    priceCurrency: price.currency,
  });
  const graph = [
    { '@type': 'Organization', '@id': `${origin}/#shop`, name: shop.name, url: `${origin}/` },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: categories[category].nl,
          item: `${origin}${categoryPathOf(shop, category)}`,
        },
      ],
    },
    {
      '@type': ['Product'],
      '@id': `${link}#product`,
      name: title.full,
      description: describe(listing),
      image: { '@type': 'ImageObject', url: `${origin}${imagePathOf(listing)}` },
      brand: { '@type': 'Brand', name: product.brand },
      sku,
      gtin: product.gtin,
      mpn: product.mpn,
      offers: {
        '@type': 'Offer',
        url: link,
        availability: schemaAvailability(listing.availability),
        itemCondition: schemaCondition(listing.condition),
        priceCurrency: price.currency,
        priceSpecification:
          listPrice === null
            ? [money({}, decimalPrice(price))]
            : [
                money({ priceType: 'https://schema.org/ListPrice' }, decimalPrice(listPrice)),
                money({}, decimalPrice(price)),
              ],
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: price.currency },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: shop.country },
        },
        offeredBy: { '@id': `${origin}/#shop` },
      },
    },
  ];
  const document = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<link rel="canonical" href="${link}">
<script type="application/ld+json; charset=utf-8">
<!--
${document}
-->
</script>`;
}
