import { networkDoor } from '@pricehunt/shop-doubles';
import type { NetworkGoods } from '@pricehunt/shop-doubles';
import { textReply } from '../shops/web';
import type { Counter } from '../shops/web';
import { linkAtWessel, wesselsGoods } from '../web-search/found-shops';

const key = 'demo-publisher-key';

/** Affiliate networks whose feeds contain what Radio Wessel sells, as of the start of the day. */
export function affiliateNetworksCounter(origin: string, wessel: string, now: () => Date): Counter {
  const goods = wesselsGoods().map((each): Omit<NetworkGoods, 'updatedAt'> => ({
    id: each.sku,
    shop: 'Radio Wessel',
    link: linkAtWessel(wessel, each),
    title: each.title,
    brand: each.brand,
    gtin: each.gtin ?? '',
    price: each.price,
    currency: 'EUR',
  }));
  return ({ path, query }) => {
    if (path === '/robots.txt') return textReply('User-agent: *\nDisallow: /\n');
    const updatedAt = `${now().toISOString().slice(0, 10)}T00:00:00.000Z`;
    const link = new URL(origin);
    link.pathname = path;
    link.search = query.toString();
    return networkDoor({ origin, key, goods: goods.map((each) => ({ ...each, updatedAt })) })({
      link: link.href,
    });
  };
}
