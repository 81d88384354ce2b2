import { microdataMarks } from '../pages/page-marks';
import { productPage } from '../pages/product-page';
import { notFoundPage } from '../pages/text-pages';
import { csvFeed } from './csv-feed';
import { googleFeed } from './google-feed';
import { pathOf } from './paths';
import { answerAtCounter } from './plain-counter';
import type { Store } from './store';
import { htmlReply, textReply } from './web';
import type { Counter } from './web';

/** A shop whose only structured data is microdata on visible elements. */
export function pennywickCounter(store: Store): Counter {
  return (visit) => {
    if (visit.path === '/feed.xml' || visit.path === '/feeds/google.xml') {
      return textReply(googleFeed(store), 'application/xml; charset=utf-8');
    }
    if (visit.path === '/feeds/products.csv') return textReply(csvFeed(store), 'text/csv; charset=utf-8');
    const sku = /^\/product\/([^/]+)\/[^/]*$/.exec(visit.path)?.[1];
    if (sku === undefined) return answerAtCounter(store, visit);
    const listing = store.listings.find((one) => one.sku === sku);
    if (listing === undefined) return htmlReply(notFoundPage(store), 404);
    const head = `<link rel="canonical" href="${store.origin}${pathOf(listing)}">`;
    return htmlReply(productPage(store, listing, { head, marks: microdataMarks, showsBarcode: true }));
  };
}
