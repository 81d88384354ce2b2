import type { PageReading } from './vote/extracted-product';
import { mainEntityFound, productEvidence } from './vote/product-evidence';
import { gatherEvidence } from './vote/page-evidence';
import type { PageEvidence } from './vote/page-evidence';
import { readPageDocument } from './page/page-document';
import type { PageDocument } from './page/page-document';
import { findEmptyShell, findRefusal } from './page/page-kind';
import type { Refusal } from './page/page-kind';
import { productOfEvidence } from './vote/product-of-evidence';

/**
 * Extracts the product from a shop page: `html` as served, `link` the absolute URL. Records where each fact was found.
 * Unstated facts are null or "unknown", never zero. Distinguishes lists, blocks, captchas, sign-in pages, missing pages
 * and empty script frames from other pages without a product. Never throws. Linear in the page's length, which is cut
 * at 4 million characters.
 */
export function extractProduct(html: string, link: string): PageReading {
  if (!URL.canParse(link)) return { kind: 'not-product', evidence: 'The link is no address.' };
  const page = readPageDocument(html);
  const evidence = gatherEvidence(page, link);
  const reading = readEvidence(page, evidence);
  const { shippingPolicy } = evidence;
  return shippingPolicy.length === 0 ? reading : { ...reading, shippingPolicy };
}

function readEvidence(page: PageDocument, evidence: PageEvidence): PageReading {
  if (!mainEntityFound(evidence)) {
    const refusal = findRefusal(page) ?? findEmptyShell(page);
    if (refusal !== null && (isOfShop(refusal) || saysNothing(evidence))) return refusal;
  }
  const proof = productEvidence(evidence);
  if (proof.kind !== 'product') return proof;
  const product = productOfEvidence(evidence);
  return product === null
    ? { kind: 'not-product', evidence: 'The page names no product.' }
    : { kind: 'product', product };
}

/** Whether a refusal counts whatever else is on the page. */
function isOfShop({ kind }: Refusal): boolean {
  return kind === 'blocked' || kind === 'captcha';
}

function saysNothing({ openGraph, visible, analytics, pageData }: PageEvidence): boolean {
  return (
    openGraph.price === null && analytics === null && pageData.length === 0 && visible.claims.price === null
  );
}
