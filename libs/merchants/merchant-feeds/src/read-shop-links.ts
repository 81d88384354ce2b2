import { hostOf, isSameSite, unwrapRedirector } from '@pricehunt/product-links';
import type { FeedItemShop } from './feed-item';
import type { GivenRow } from './given-row';
import type { GivenValue } from './feed-record';
import { onOneLine } from './plain-text';
import { readDate } from './read-date';
import { linkLengthMax, webAddress } from './web-address';

export interface ShopTerms {
  /** Returns the link to use and its target, if known. Null unless it is a known network's link. */
  readonly readDeepLink: (link: string) => { readonly link: string; readonly target: string | null } | null;
  readonly shopOf: (links: RowLinks) => ShopOfRow;
}

/** By the shop's own link or the network link's target, or by a network link without a visible target. */
export interface RowLinks {
  readonly shown: string | null;
  readonly hidden: string | null;
}

export type ShopOfRow =
  { readonly domain: string } | { readonly issue: 'link.other-shop' | 'link.no-shop' | 'link.not-of-feed' };

/** The shop's own link and the network's to it. Null with an issue for shops and hosts that don't fit. */
export function readShopLinks(
  row: GivenRow,
  { readDeepLink, shopOf }: ShopTerms,
): { readonly link: string; readonly shop: FeedItemShop } | null {
  const given = [...row.all('tracked_link'), ...row.all('link')];
  const [first] = given;
  if (first === undefined) return lost('link.missing', null);
  let own: URL | null = null;
  let tracked: { readonly link: string; readonly target: string | null } | null = null;
  for (const value of given) {
    if (value.text.length > linkLengthMax) return lost('link.too-long', value);
    const url = webAddress(value.text);
    if (url === null) return lost('link.not-http', value);
    const deepLink = readDeepLink(url.href);
    if (deepLink !== null) tracked ??= deepLink;
    else if (unwrapRedirector(url.href) !== url.href) return lost('link.unknown-network', value);
    else own ??= url;
  }
  const target = tracked?.target ?? null;
  const shown = target === null ? null : webAddress(target);
  if (target !== null && (shown === null || readDeepLink(target) !== null))
    return lost('link.not-http', first);
  if (own !== null && shown !== null && !isOneSite(own, shown)) return lost('link.other-shop', first);
  const link = own?.href ?? shown?.href ?? tracked?.link;
  if (link === undefined) return lost('link.no-shop', first);
  const shop = shopOf({
    shown: own?.href ?? shown?.href ?? null,
    hidden: tracked !== null && shown === null ? tracked.link : null,
  });
  if ('issue' in shop) return lost(shop.issue, first);
  return {
    link,
    shop: {
      name: row.line('shop_name')?.slice(0, shopNameLengthMax) ?? null,
      trackedLink: tracked?.link ?? null,
      pricedAt: readDate(onOneLine(row.text('price_date') ?? '')),
    },
  };

  function lost(
    code:
      | 'link.missing'
      | 'link.too-long'
      | 'link.not-http'
      | 'link.unknown-network'
      | 'link.other-shop'
      | 'link.no-shop'
      | 'link.not-of-feed',
    about: GivenValue | null,
  ): null {
    row.note(code, about ?? 'link');
    return null;
  }
}

const shopNameLengthMax = 100;

function isOneSite(one: URL, other: URL): boolean {
  const [first, second] = [hostOf(one.href) ?? '', hostOf(other.href) ?? ''];
  return isSameSite(first, second) || isSameSite(second, first);
}
