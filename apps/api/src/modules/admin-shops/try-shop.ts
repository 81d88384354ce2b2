import type { ShopTrial, TriedOffer } from '@pricehunt/api-contract/admin-shops';
import { SourceFailure, createShopSource, pacedFetch } from '@pricehunt/offer-sources';
import type { OfferRequest, Shop } from '@pricehunt/offer-sources';
import { isGtin, toGtin14 } from '@pricehunt/offers';
import type { Offer, ProductIdentity } from '@pricehunt/offers';
import { ruleFields } from '@pricehunt/product-extraction';
import type { RuleField } from '@pricehunt/product-extraction';
import { canonicalLink } from '@pricehunt/product-links';
import { isMatch, matchProducts } from '@pricehunt/product-matching';
import type { ProductMatch } from '@pricehunt/product-matching';
import type { Needs } from '../../services';

const offersMax = 20;

export async function searchShopLive(
  {
    safeFetch,
    readPage,
    readByRules,
    now,
    ucp,
    renderPage,
    tokenRarity,
  }: Needs<'safeFetch' | 'readPage' | 'readByRules' | 'ucp' | 'renderPage' | 'tokenRarity' | 'now'>,
  shop: Shop,
  query: string,
  signal: AbortSignal,
): Promise<ShopTrial> {
  const product = productOf(query);
  const fieldsByPage = new Map<string, readonly RuleField[]>();
  const source = createShopSource(
    {
      safeFetch: pacedFetch(safeFetch),
      readPage,
      now,
      ucp,
      renderPage,
      readByRules: async (page) => {
        const read = await readByRules(page);
        const extracted = ruleFields.filter((field) => read.fields[field]?.kind === 'value');
        if (read.markup.kind === 'product')
          fieldsByPage.set(canonicalLink(read.markup.product.canonicalLink), extracted);
        fieldsByPage.set(canonicalLink(page.link), extracted);
        return read;
      },
    },
    shop,
  );
  const context = { tokenRarity: await tokenRarity() };
  const request = {
    ...context,
    product,
    productId: null,
    link: null,
    currency: shop.currency,
    country: shop.country,
  };
  try {
    const found = await source.findOffers(request, signal);
    const offers = found.map(({ offer }) => triedOffer(request, offer, fieldsByPage.get(offer.link) ?? []));
    return {
      kind: 'offers',
      offers: offers
        .toSorted((one, other) => Number(other.isMatch) - Number(one.isMatch))
        .slice(0, offersMax),
    };
  } catch (failure) {
    if (signal.aborted) return { kind: 'timed-out' };
    if (failure instanceof SourceFailure) return { kind: 'failed', reason: failure.reason };
    throw failure;
  }
}

function productOf(query: string): ProductIdentity {
  const gtin = isGtin(query) ? toGtin14(query.replace(/[\s-]/g, '')) : null;
  return { title: query, brand: null, gtins: gtin === null ? [] : [gtin], mpn: null, attributes: {} };
}

function triedOffer(request: OfferRequest, offer: Offer, byRules: readonly RuleField[]): TriedOffer {
  const match = matchProducts(request.product, offer, request);
  const { title, link, price, availability, brand, gtins, mpn } = offer;
  return {
    title,
    link,
    price,
    availability,
    brand,
    gtins: [...gtins],
    mpn,
    isMatch: isMatch(match),
    evidence: evidenceOf(match),
    byRules: [...byRules],
  };
}

function evidenceOf(match: ProductMatch): TriedOffer['evidence'] {
  if (!isMatch(match)) {
    if (match.decision === 'variant' || match.decision === 'similar') return match.decision;
    return 'different';
  }
  const kinds = match.reasons.map(({ kind }) => kind);
  if (kinds.includes('same-gtin')) return 'same-gtin';
  if (kinds.includes('same-model')) return 'same-model';
  return match.decision === 'same' ? 'same-title' : 'likely';
}
