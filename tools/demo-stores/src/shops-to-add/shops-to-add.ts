import { bareShop, magentoShop, prestaShop, shopwareShop, ucpShop, vtexShop } from '@pricehunt/shop-doubles';
import type { Goods, ShopDouble } from '@pricehunt/shop-doubles';
import type { Counter } from '../shops/web';
import { doubleCounter } from '../web-search/double-counter';
import { goodsWhere } from '../world/goods-where';

/** The shops that an admin adds by their address, in the order of their ports. Web search doesn't find them. */
export const shopsToAdd = [
  { id: 'hertz', name: 'Haus & Hertz', kind: 'magento' },
  { id: 'aurora', name: 'Casa Aurora', kind: 'vtex' },
  { id: 'comptoir', name: 'Comptoir Moderne', kind: 'prestashop' },
  { id: 'linden', name: 'Warenhaus Linden', kind: 'shopware' },
  { id: 'harbour', name: 'Harbour Lane', kind: 'ucp-shop' },
  { id: 'kern', name: 'Radio Kern', kind: 'bare-shop' },
] as const;

type ShopToAdd = (typeof shopsToAdd)[number];

/** A shop that an admin adds, each without one product in seven and at its own price level. */
export function counterOfShopToAdd(shop: ShopToAdd, origin: string): Counter {
  const place = shopsToAdd.indexOf(shop);
  const goods = goodsWhere((each) => each % 7 !== place, 0.97 + place / 50);
  return doubleCounter(doubleOf(shop, origin, goods), origin);
}

function doubleOf({ name, kind }: ShopToAdd, origin: string, goods: readonly Goods[]): ShopDouble {
  switch (kind) {
    case 'magento':
      return magentoShop({ origin, name, goods, barcodeAttribute: 'ean' });
    case 'vtex':
      return vtexShop({ origin, name, goods, language: 'pt-PT', currency: 'EUR' });
    case 'prestashop':
      return prestaShop({ origin, name, goods });
    case 'shopware':
      return shopwareShop({ origin, name, goods });
    case 'ucp-shop':
      return ucpShop({ origin, name, goods });
    case 'bare-shop':
      return bareShop({ origin, goods });
  }
}
