import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { placeQuery } from './offers.schema';

const shared = {
  method: 'GET',
  audience: 'public',
  rateClass: 'read',
  answers: { 200: z.string() },
  answerKind: 'text',
} as const;

/** Served as /robots.txt of the public site. */
export const getRobotsRules = defineEndpoint({
  ...shared,
  name: 'getRobotsRules',
  path: '/api/robots.txt',
  answerTypes: ['text/plain'],
  summary: 'Get robots.txt',
  errors: [],
});

/** Served as /sitemap.xml of the public site (sitemaps.org). */
export const getSiteMapIndex = defineEndpoint({
  ...shared,
  name: 'getSiteMapIndex',
  path: '/api/sitemap.xml',
  answerTypes: ['application/xml'],
  summary: 'Get the sitemap index',
  errors: [],
});

/** Part 0 lists the site's pages and categories, the other parts list products. */
export const getSiteMap = defineEndpoint({
  ...shared,
  name: 'getSiteMap',
  path: '/api/sitemaps/:part',
  answerTypes: ['application/xml'],
  summary: 'Get one part of the sitemap',
  params: z.strictObject({ part: z.string().check(z.regex(/^\d{1,6}\.xml$/)) }),
  errors: ['sitemap.not-found'],
});

/** Served as /price-drops.atom of the public site (RFC 4287). */
export const getPriceDropFeed = defineEndpoint({
  ...shared,
  name: 'getPriceDropFeed',
  path: '/api/price-drops.atom',
  answerTypes: ['application/atom+xml'],
  summary: 'Get recent price drops as an Atom feed',
  query: z.strictObject(placeQuery),
  errors: [],
});

/** Served as /llms.txt of the public site (llmstxt.org). */
export const getLlmsText = defineEndpoint({
  ...shared,
  name: 'getLlmsText',
  path: '/api/llms.txt',
  answerTypes: ['text/markdown'],
  summary: 'Get the guide for AI agents',
  errors: [],
});
