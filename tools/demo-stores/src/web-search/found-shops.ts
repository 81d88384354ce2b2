import { plainShop, searxngEngine } from '@pricehunt/shop-doubles';
import type { Goods, KnownPage } from '@pricehunt/shop-doubles';
import type { JsonRecords } from '../json-records';
import { pathOf } from '../shops/paths';
import type { Store } from '../shops/store';
import type { Counter } from '../shops/web';
import { wooCounter } from '../woocommerce/woo-counter';
import type { WooRecords } from '../woocommerce/woo-records';
import { openWooStore } from '../woocommerce/woo-store';
import { goodsWhere, titleOf } from '../world/goods-where';
import { doubleCounter } from './double-counter';

/** Shops that only a web search finds, in the order of their ports. */
export const foundShops = [
  { id: 'wessel', name: 'Radio Wessel', kind: 'plain-shop' },
  { id: 'hafen', name: 'Hafenklang', kind: 'woocommerce' },
] as const;

export function wesselsGoods(): readonly Goods[] {
  return goodsWhere((place) => place % 3 === 0, 1.03);
}

export function linkAtWessel(origin: string, { slug }: Goods): string {
  return `${origin}/artikel/${slug}.html`;
}

/** A SearXNG that knows the shops' pages, and the shops that only a search finds. */
export function searchCounters(
  open: readonly Store[],
  originsOfFound: readonly string[],
  {
    now,
    hafenRecords,
  }: { readonly now: () => Date; readonly hafenRecords: JsonRecords<WooRecords> | undefined },
): { readonly engine: Counter; readonly found: readonly Counter[] } {
  const [wessel = '', hafen = ''] = originsOfFound;
  const wesselGoods = wesselsGoods();
  const hafenGoods = goodsWhere((place) => place % 4 < 2, 1.05);
  const pages: readonly KnownPage[] = [
    ...wesselGoods.map((goods) => pageOf(goods, linkAtWessel(wessel, goods))),
    ...hafenGoods.map((goods) => pageOf(goods, `${hafen}/product/${goods.slug}/`)),
    ...open.filter(({ profile }) => profile.kind !== 'flaky').flatMap(pagesOfStore),
  ];
  return {
    engine: doubleCounter(searxngEngine({ pages }), 'http://search.local'),
    found: [
      doubleCounter(plainShop({ origin: wessel, name: foundShops[0].name, goods: wesselGoods }), wessel),
      wooCounter(
        openWooStore({ name: foundShops[1].name, origin: hafen, goods: hafenGoods }, now, hafenRecords),
      ),
    ],
  };
}

function pageOf({ title, gtin, mpn }: Goods, link: string): KnownPage {
  return { link, title, text: [gtin, mpn].join(' ') };
}

function pagesOfStore({ origin, listings }: Store): readonly KnownPage[] {
  return listings
    .filter(({ condition }) => condition === 'new')
    .map((listing) => ({
      link: `${origin}${pathOf(listing)}`,
      title: titleOf(listing.product),
      text: `${listing.product.gtin} ${listing.product.mpn}`,
    }));
}
