import type { FeedEncoding, JsonFormat, ShopifyJsonFormat } from './feed-format';

/** Common names of product lists. */
const listKeys: readonly string[] = ['products', 'items', 'entries', 'offers', 'data', 'results'];

/** Null unless the text starts with a bracket. */
export function sniffJson(start: string, encoding: FeedEncoding): JsonFormat | ShopifyJsonFormat | null {
  const isShopify =
    /"variants"\s*:\s*\[/.test(start) && /"(?:handle|body_html|product_type)"\s*:/.test(start);
  if (/^\[\s*(?:[[\]{"\dntf-]|$)/.test(start)) {
    return { kind: isShopify ? 'shopify-json' : 'json', encoding, shape: 'array', listKey: null };
  }
  if (!/^\{\s*(?:"|\}|$)/.test(start)) return null;
  const listKey = outerKeys(start).find((key) => listKeys.includes(key.toLowerCase())) ?? null;
  if (listKey !== null)
    return { kind: isShopify ? 'shopify-json' : 'json', encoding, shape: 'wrapped', listKey };
  return { kind: 'json', encoding, shape: 'lines', listKey: null };
}

function outerKeys(text: string): readonly string[] {
  const keys: string[] = [];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:\s*\[)?|[[\]{}]/gs)) {
    if (token.startsWith('"')) {
      const isListKey = token.endsWith('[') && !token.endsWith('"');
      if (isListKey && depth === 1) keys.push(token.slice(1, token.lastIndexOf('"')));
      if (isListKey) depth += 1;
    } else depth += token === '[' || token === '{' ? 1 : -1;
    if (depth === 0) break;
  }
  return keys;
}
