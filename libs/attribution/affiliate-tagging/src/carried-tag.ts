import { readParameters, readWebUrl, withParameters } from '@pricehunt/product-links';
import { programmeOf } from './tag-outbound-link';

/** Keeps a pasted link's affiliate parameters, so that the recommender keeps the credit. Ignores networks' links. */
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
