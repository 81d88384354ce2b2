import { readPrice } from '@pricehunt/offers';
import { trimmedDecimal } from '../markup/amount';
import { currencyOfSign } from './currency-of-language';
import { countryOfShop, currencyOfCountry } from './currency-of-place';
import type { PageEvidence } from './page-evidence';
import type { PriceClaim, ProductClaims } from '../markup/product-claims';
import type { VisiblePage } from '../visible/visible-page';
import { elect, firstOf } from './voting';
import type { Elected } from './voting';

export interface KnownCurrency {
  readonly code: string;
  readonly isGuess: boolean;
}

/** Equal amounts add up, "exact" beats "from", and visible amounts count more. */
export function choosePrice(
  given: readonly ProductClaims[],
  evidence: PageEvidence,
): Elected<PriceClaim> | null {
  const all = given.map((claims) => withSalePrice(claims, evidence.visible));
  const seen = new Set(
    evidence.visible.prices
      .filter(({ score, isListPrice }) => score > 2 && !isListPrice)
      .map(({ amount }) => amount),
  );
  const weightOf = (claims: ProductClaims): number => {
    if (claims.method === 'page') return evidence.visible.priceWeight;
    const amount = claims.price?.amount;
    return claims.weight + (amount !== undefined && seen.has(trimmedDecimal(amount)) ? 0.5 : 0);
  };
  return elect(
    all,
    (claims) => claims.price,
    (price) => trimmedDecimal(price.amount),
    weightOf,
  );
}

/** If a markup amount is struck through next to a lower one, the lower one is the price. */
function withSalePrice(claims: ProductClaims, { prices }: VisiblePage): ProductClaims {
  const { price } = claims;
  if (price === null || claims.method === 'page') return claims;
  const amount = trimmedDecimal(price.amount);
  if (prices.some((seen) => !seen.isListPrice && seen.amount === amount && seen.score > 2)) return claims;
  const struck = prices.find((seen) => seen.isListPrice && seen.amount === amount && seen.score > 0);
  const sale = prices.find(
    (seen) =>
      struck !== undefined &&
      !seen.isListPrice &&
      seen.score > 2 &&
      Number(seen.amount) < Number(amount) &&
      Number(seen.amount) > Number(amount) * 0.1 &&
      Math.abs(seen.element.order - struck.element.order) <= 8,
  );
  if (sale === undefined) return claims;
  return {
    ...claims,
    where: `${claims.where}, reduced on the page`,
    price: { ...price, amount: sale.amount },
    listPrice: price.amount,
  };
}

/** By the price's evidence, any evidence, a sign with the page's language, domain or scripts, or a guess by country. */
export function knownCurrency(
  all: readonly ProductClaims[],
  { hints, scriptCurrency, country, language, link, visible }: PageEvidence,
  price: Elected<PriceClaim> | null,
): KnownCurrency | null {
  const stated = price?.value.currency ?? null;
  if (stated !== null && price !== null && price.claims.method !== 'page')
    return { code: stated, isGuess: false };
  const elsewhere =
    firstOf(all, (claims) => (claims.method === 'page' ? null : (claims.price?.currency ?? null)))?.value ??
    null;
  if (elsewhere !== null) return { code: elsewhere, isGuess: false };
  const amount = price?.value.amount ?? null;
  const printed = visible.prices.find((candidate) => candidate.amount === amount) ?? null;
  const bare = readPrice(printed?.text ?? null, { currency: hints.currency }).currency;
  if (bare !== null) return { code: bare, isGuess: false };
  if (typeof hints.currency === 'string') return { code: hints.currency, isGuess: false };
  const signed = printed?.signCurrencies ?? [];
  const bySign = currencyOfSign(signed, language, country);
  if (bySign !== null) return { code: bySign, isGuess: false };
  // A shared sign ("$", "kr", "¥") with the country of the shop's domain states its currency.
  const ofDomain = currencyOfCountry(countryOfShop(link));
  if (ofDomain !== null && signed.includes(ofDomain)) return { code: ofDomain, isGuess: false };
  const ofScripts = signed.length > 1 ? scriptCurrency() : null;
  if (ofScripts !== null && signed.includes(ofScripts)) return { code: ofScripts, isGuess: false };
  const guess = stated ?? currencyOfCountry(country);
  const isDenied = guess !== null && signed.length > 0 && !signed.includes(guess);
  return guess === null || amount === null || isDenied ? null : { code: guess, isGuess: true };
}
