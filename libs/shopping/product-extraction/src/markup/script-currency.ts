import type { PageDocument } from '../page/page-document';
import { rawTextOf } from '../page/page-text';
import { readCurrency } from './amount';

const scriptsLengthMax = 2_000_000;
const statement = /currency(?:_?code)?["']?\s{0,3}[:=]\s{0,3}["']([A-Z]{3})["']/giu;

/** The one currency that the page's scripts name (`currency: "USD"`); null if they name none or several. */
export function currencyOfScripts(page: PageDocument): string | null {
  const found = new Set<string>();
  let left = scriptsLengthMax;
  for (const script of page.byTag('script')) {
    const text = rawTextOf(script).slice(0, left);
    left -= text.length;
    for (const [, code = ''] of text.matchAll(statement)) {
      const currency = readCurrency(code);
      if (currency !== null) found.add(currency);
    }
    if (found.size > 1 || left <= 0) break;
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
