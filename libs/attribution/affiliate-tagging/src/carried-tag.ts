import { readParameters, readWebUrl, withParameters } from '@pricehunt/product-links';
import { programmeOf } from './tag-outbound-link';

/**
 * Puts the affiliate parameters that a pasted link carries for its retailer's programme back on its canonical form, from
 * which they were cleaned away with the rest: whoever recommended the product keeps the credit. A link without a tag
 * gives the canonical form unchanged. Links wrapped by a network are not looked into.
 */
export function withCarriedTag(canonical: string, pasted: string): string {
  const rule = programmeOf(canonical)?.programme.rule;
  if (rule?.kind !== 'parameters') return canonical;
  const names = new Set(rule.parameters.map(([name]) => name.toLowerCase()));
  const carried = readParameters(readWebUrl(pasted)?.search ?? '').filter(
    ({ name, value }) => names.has(name.toLowerCase()) && value !== '',
  );
  const isTagged = carried.some(({ name }) => name.toLowerCase() === rule.ownerParameter);
  return isTagged
    ? withParameters(
        canonical,
        carried.map(({ name, value }) => [name, value] as const),
      )
    : canonical;
}
