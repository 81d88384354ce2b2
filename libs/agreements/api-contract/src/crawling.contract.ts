import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

const shared = {
  method: 'GET',
  audience: 'public',
  rateClass: 'read',
  answers: { 200: z.string() },
  answerKind: 'text',
} as const;

/** What search engines may visit; served as /robots.txt of the public site. */
export const getRobotsRules = defineEndpoint({
  ...shared,
  name: 'getRobotsRules',
  path: '/api/robots.txt',
  answerTypes: ['text/plain'],
  summary: 'Get robots.txt',
  errors: [],
});

/** The index of the site maps (sitemaps.org); served as /sitemap.xml of the public site. */
export const getSiteMapIndex = defineEndpoint({
  ...shared,
  name: 'getSiteMapIndex',
  path: '/api/sitemap.xml',
  answerTypes: ['application/xml'],
  summary: 'Get the sitemap index',
  errors: [],
});

/** One site map: part 0 has the site's own pages and the categories, each further part products. */
export const getSiteMap = defineEndpoint({
  ...shared,
  name: 'getSiteMap',
  path: '/api/sitemaps/:part',
  answerTypes: ['application/xml'],
  summary: 'Get one part of the sitemap',
  params: z.strictObject({ part: z.string().check(z.regex(/^\d{1,6}\.xml$/)) }),
  errors: ['sitemap.not-found'],
});
