import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { hostOf, parsePastedLink } from '@pricehunt/product-links';
import type { NotALinkReason } from '@pricehunt/product-links';

/** What a shopper's text is held to be before anything is sent. */
export type ReadPaste =
  | { readonly kind: 'empty' }
  | { readonly kind: 'link'; readonly url: string; readonly shopName: string }
  | { readonly kind: 'words'; readonly words: string }
  /** A link that cannot be one of a product page; the sentence says why and what to do. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** The longest words that are searched for, in characters. */
export const wordsLengthMax = 300;

/**
 * Reads the text of the paste box: a link, also in the middle of a sentence as phones share it, else words. A marketplace
 * is named (S§5), any other shop goes by its host.
 */
export function readPaste(text: string): ReadPaste {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const whole = parsePastedLink(trimmed);
  if (whole.kind === 'link') return linkTo(whole.url);
  const within = /https?:\/\/\S+/i.exec(trimmed)?.[0];
  if (within !== undefined && within !== trimmed) {
    const part = parsePastedLink(within.replace(/[)\]}>"'.,;!]+$/, ''));
    if (part.kind === 'link') return linkTo(part.url);
  }
  if (within !== undefined || /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(trimmed)) {
    return { kind: 'refused', sentence: refusals[whole.reason] };
  }
  if (trimmed.length > wordsLengthMax) {
    return { kind: 'refused', sentence: `Use fewer words: ${wordsLengthMax} characters at most.` };
  }
  return { kind: 'words', words: trimmed };
}

/** The shop of a link as people know it: "Amazon.de", "Best Buy", "klangwerk.example". */
export function shopNameOf(url: string): string {
  const host = hostOf(url) ?? url;
  const marketplace = detectMarketplace(url);
  if (marketplace === null || marketplace.id === 'shopify') return host;
  const { name, domain } = marketplace;
  return domain.startsWith(name.toLowerCase()) ? name + domain.slice(name.length) : name;
}

function linkTo(url: string): ReadPaste {
  return { kind: 'link', url, shopName: shopNameOf(url) };
}

const notALink = 'This link is not complete. Copy the whole address of a product page and paste it here.';
const refusals: Readonly<Record<NotALinkReason, string>> = {
  empty: notALink,
  'not-a-url': notALink,
  'impossible-host': notALink,
  'too-long': 'This link is too long to be read. Copy the address of the product page itself.',
  'not-http': 'Only links that begin with http:// or https:// can be read.',
  'carries-user-info': 'This link carries a user name or a password. Copy the address without it.',
};
