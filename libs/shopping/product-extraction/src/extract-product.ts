import type { PageReading } from './extracted-product';
import { mainEntityFound, productEvidence } from './product-evidence';
import { gatherEvidence } from './page-evidence';
import type { PageEvidence } from './page-evidence';
import { readPageDocument } from './page-document';
import type { PageDocument } from './page-document';
import { findEmptyShell, findRefusal } from './page-kind';
import type { Refusal } from './page-kind';
import { productOfEvidence } from './product-of-evidence';

/**
 * Reads what a shop page says of its product: `html` as served, `link` the absolute address it was fetched from. Every
 * fact comes with where it was read; what the page does not state stays null or "unknown", never zero. A page of many
 * products, one that blocks or tests visitors, asks them to sign in, says that there is no such page, or is an empty frame
 * for scripts, and any other page without a product are told apart. Never throws; time and memory are linear to the page's length up to 4 million characters, beyond which it is cut.
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

/** Whether a refusal is the shop's own, that stands whatever else is on the page. */
function isOfShop({ kind }: Refusal): boolean {
  return kind === 'blocked' || kind === 'captcha';
}

/** Whether neither tags nor words of the page tell of a product, whatever its address looks like. */
function saysNothing({ openGraph, visible, analytics }: PageEvidence): boolean {
  return openGraph.price === null && analytics === null && visible.claims.price === null;
}
