import { SourceFailure } from '../../offer-source';
import { askShop } from '../ask-shop';
import type { ProbePlatform } from '../probe';
import { openSearchLinkOf, openSearchTemplateOf, searchTemplateOf } from '../search-template';

export const probeSearchPage: ProbePlatform = async (services, site, signal) => {
  const link = `${site.origin}/`;
  const facts = { apiBase: null, currency: null, decimals: null };
  const template = searchTemplateOf(site.html, link);
  if (template !== null) return { ...facts, searchTemplate: template };
  const description = openSearchLinkOf(site.html, link);
  if (description !== null) {
    const { text } = await askShop(services.safeFetch, site, description, { accept: 'any', signal });
    const described = openSearchTemplateOf(text, link);
    if (described !== null) return { ...facts, searchTemplate: described };
  }
  throw new SourceFailure('bad-answer', `${site.domain} has no search`);
};
