import type { Platform } from './shop';

interface Mark {
  readonly weight: number;
  readonly inPage?: RegExp;
  readonly inHeaders?: RegExp;
}

/** Enough for one mark that only one platform has. */
const scoreMin = 3;
const pageLengthMax = 600_000;

/** Null if no platform has enough weight; never generic. */
export function likeliestPlatform(html: string, headers: Readonly<Record<string, string>>): Platform | null {
  const page = html.slice(0, pageLengthMax);
  const headerLines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const scores = marks.map(([platform, ofPlatform]) => {
    const seen = ofPlatform.filter(
      ({ inPage, inHeaders }) => inPage?.test(page) === true || inHeaders?.test(headerLines) === true,
    );
    return { platform, score: seen.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score >= scoreMin ? best.platform : null;
}

const marks: readonly (readonly [Platform, readonly Mark[]])[] = [
  [
    'woocommerce',
    [
      { weight: 3, inPage: /<meta[^>]{0,80}content=["']WooCommerce\b/i },
      { weight: 3, inPage: /\/wp-content\/plugins\/woocommerce\// },
      { weight: 2, inPage: /<body[^>]{0,400}class=["'][^"']{0,400}\bwoocommerce/i },
      { weight: 1, inHeaders: /^link:.*api\.w\.org/m },
    ],
  ],
  [
    'shopify',
    [
      { weight: 3, inPage: /\bShopify\.(?:theme|shop|routes)\b/ },
      { weight: 2, inPage: /cdn\.shopify\.com|\/cdn\/shop\// },
      { weight: 3, inHeaders: /^(?:x-)?powered-by: .*shopify|^x-shopify-|^x-shopid:/im },
    ],
  ],
  [
    'magento',
    [
      { weight: 3, inPage: /type=["']text\/x-magento-init["']/i },
      { weight: 3, inPage: /\/static\/version\d{6,}\/frontend\// },
      { weight: 1, inPage: /\/media\/catalog\/product\// },
      { weight: 3, inHeaders: /^x-magento-/im },
    ],
  ],
  [
    'vtex',
    [
      { weight: 3, inPage: /\bvteximg\.com\.br\b|\bvtexassets\.com\b/ },
      { weight: 2, inPage: /__RUNTIME__/ },
      { weight: 3, inHeaders: /^x-vtex-|^(?:x-)?powered-by: .*vtex/im },
    ],
  ],
  [
    'prestashop',
    [
      { weight: 3, inPage: /<meta[^>]{0,80}content=["']PrestaShop["']/i },
      { weight: 3, inPage: /\bvar prestashop\s*=/ },
      { weight: 2, inPage: /\/modules\/ps_[a-z]+\// },
      { weight: 3, inHeaders: /^(?:x-)?powered-by: .*prestashop/im },
    ],
  ],
  [
    'shopware',
    [
      { weight: 3, inPage: /window\.salesChannelId\b/ },
      { weight: 3, inPage: /\/bundles\/storefront\// },
      { weight: 1, inPage: /data-search-widget|data-search-suggest/ },
      { weight: 3, inHeaders: /^sw-(?:version-id|language-id|context-token|invalidation-states):/im },
    ],
  ],
];
