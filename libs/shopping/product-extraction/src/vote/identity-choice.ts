import { shopItemOf } from '@pricehunt/product-links';
import type { PageEvidence } from './page-evidence';
import { withoutShopName } from '../page/plain-title';
import { noClaims } from '../markup/product-claims';
import type { ProductClaims } from '../markup/product-claims';
import { similarity } from '../page/title-similarity';
import { elect } from './voting';
import type { Elected } from './voting';

/** Prefers markup and heading to meta tags, and words they agree on to longer titles. The shop's name is removed. */
export function chooseTitle(
  all: readonly ProductClaims[],
  { windowTitle, link }: PageEvidence,
): Elected<string> | null {
  const siteName = all.find((claims) => claims.siteName !== null)?.siteName ?? null;
  const voters = [...all, { ...noClaims('page', 'the window title', 0.3), title: windowTitle }].map(
    (claims) => ({
      ...claims,
      title: claims.title === null ? null : withoutShopName(claims.title, link, siteName),
    }),
  );
  const elected = elect(
    voters,
    (claims) => claims.title,
    squashed,
    (claims) => titleWeight(claims, voters),
  );
  return elected === null || elected.value.trim() === ''
    ? null
    : { ...elected, value: elected.value.slice(0, 500) };
}

/** A title counts more if other titles agree, most of all if they contain it. */
function titleWeight(claims: ProductClaims, voters: readonly ProductClaims[]): number {
  const own = claims.title ?? '';
  const others = voters
    .filter((other) => other !== claims && other.title !== null)
    .map((other) => other.title ?? '');
  const support = others.reduce((sum, other) => sum + similarity(own, other), 0);
  const isWholeIn = (other: string): boolean =>
    other.length > own.length && squashed(other).includes(squashed(own));
  const inside = own.length >= 8 && own.includes(' ') ? others.filter(isWholeIn).length : 0;
  return claims.weight * 0.5 + support * 0.3 + Math.min(inside, 2) * 0.35;
}

/** Never a sentence or the whole title. */
export function chooseBrand(all: readonly ProductClaims[], title: string): Elected<string> | null {
  return elect(
    all,
    ({ brand }) =>
      brand === null || brand.length > 80 || squashed(brand) === squashed(title) || /^https?:/u.test(brand)
        ? null
        : brand,
    squashed,
  );
}

const labelledWeight = 3.3;
const linkItemWeight = 4;

/** Prefers printed and marked-up numbers to one in the link. */
export function chooseSku(
  all: readonly ProductClaims[],
  { link, canonical }: PageEvidence,
): Elected<string> | null {
  const item = shopItemOf(link);
  const named =
    item === null || item.shop === 'shopify'
      ? null
      : { ...noClaims('page', 'the link', linkItemWeight), sku: item.variantId ?? item.id };
  const code = codeOfLink(canonical ?? link);
  const last = code === null ? [] : [{ ...noClaims('page', 'the link', 0.3), sku: code }];
  return elect(
    [...(named === null ? [] : [named]), ...all, ...last],
    (claims) => claims.sku,
    squashed,
    (claims) => (claims.method === 'page' && claims.where !== 'the link' ? labelledWeight : claims.weight),
  );
}

/** The last part of a link with five digits or more. */
function codeOfLink(link: string): string | null {
  const { pathname } = new URL(link);
  const pieces = pathname
    .replace(/\.(?:html?|php|aspx?|jsp)$/iu, '')
    .split(/[/_]/u)
    .filter((piece) => piece !== '')
    .reverse();
  for (const piece of pieces.slice(0, 3)) {
    const found =
      /^[A-Z]{1,3}\d{5,14}$/u.exec(piece)?.[0] ??
      /(?:^|-)[a-z]{0,2}(\d{5,14})$/iu.exec(piece)?.[1] ??
      /^([a-z]?\d{5,14})(?:-|$)/iu.exec(piece)?.[1] ??
      /^[a-z\d]*[a-z](\d{6,14})$/u.exec(piece)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

function squashed(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
