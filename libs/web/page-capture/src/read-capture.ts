import { capturedHtmlLengthMax, capturedLinkLengthMax } from '@pricehunt/api-contract/captures';
import { parsePastedLink } from '@pricehunt/product-links';

/** A shop's page as the browser showed it. */
export interface PageCapture {
  readonly link: string;
  /** The page's product details as HTML. */
  readonly html: string;
}

/** Reads what `collectPage` returns: the page's link and its HTML, encoded and joined by &. Null for anything else. */
export function readCapture(fragment: string): PageCapture | null {
  const [link, html] = /^([^&]*)&(.*)$/s.exec(fragment)?.slice(1).map(decodedText) ?? [];
  if (typeof link !== 'string' || typeof html !== 'string') return null;
  const read = parsePastedLink(link);
  if (read.kind !== 'link' || read.url.length > capturedLinkLengthMax) return null;
  return { link: read.url, html: html.slice(0, capturedHtmlLengthMax) };
}

function decodedText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
