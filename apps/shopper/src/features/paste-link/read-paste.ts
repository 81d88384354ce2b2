import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { visibleText } from '@pricehunt/offers';
import { hostOf, parsePastedLink } from '@pricehunt/product-links';
import type { NotALinkReason, PastedLink } from '@pricehunt/product-links';

/** What a shopper's input is, before anything is sent. */
export type ReadPaste =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'link';
      readonly url: string;
      readonly shopName: string;
      /** True when a user name or password was removed from the link. */
      readonly hadCredentials: boolean;
    }
  | { readonly kind: 'words'; readonly words: string }
  /** A link that can't be a product page, or too many words. */
  | { readonly kind: 'refused'; readonly reason: RefusedPaste };

type RefusedPaste = 'not-a-link' | 'too-long' | 'not-http' | 'too-many-words';

/** In characters. */
export const wordsLengthMax = 300;

/** Finds a link, also within a sentence as phones share it, else words. Known marketplaces get their name (S§5). */
export function readPaste(text: string): ReadPaste {
  const trimmed = visibleText(text).trim();
  if (trimmed === '') return { kind: 'empty' };
  const whole = parsePastedLink(trimmed);
  if (whole.kind === 'link') return linkTo(whole);
  const within = /https?:\/\/\S+/i.exec(trimmed)?.[0];
  if (within !== undefined && within !== trimmed) {
    const part = parsePastedLink(within.replace(/[)\]}>"'.,;!]+$/, ''));
    if (part.kind === 'link') return linkTo(part);
  }
  if (within !== undefined || /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(trimmed)) {
    return { kind: 'refused', reason: refusals[whole.reason] };
  }
  if (trimmed.length > wordsLengthMax) {
    return { kind: 'refused', reason: 'too-many-words' };
  }
  return { kind: 'words', words: trimmed };
}

/** A link's shop for people: "Amazon.de", "Best Buy", "klangwerk.example". */
export function shopNameOf(url: string): string {
  const host = hostOf(url) ?? url;
  const marketplace = detectMarketplace(url);
  if (marketplace === null || marketplace.id === 'shopify') return host;
  const { name, domain } = marketplace;
  return domain.startsWith(name.toLowerCase()) ? name + domain.slice(name.length) : name;
}

function linkTo({ url, hadCredentials }: Extract<PastedLink, { readonly kind: 'link' }>): ReadPaste {
  return { kind: 'link', url, shopName: shopNameOf(url), hadCredentials };
}

const refusals: Readonly<Record<NotALinkReason, RefusedPaste>> = {
  empty: 'not-a-link',
  'not-a-url': 'not-a-link',
  'impossible-host': 'not-a-link',
  'too-long': 'too-long',
  'not-http': 'not-http',
};
