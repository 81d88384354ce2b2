/**
 * The rules of /robots.txt: products and categories may be visited; the API, single searches and what belongs to one
 * person may not.
 */
export function robotsRules(shopperOrigin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /new-search/',
    'Disallow: /search/',
    'Disallow: /http',
    'Disallow: /history',
    'Disallow: /favorites',
    'Disallow: /alerts',
    'Disallow: /account',
    'Allow: /',
    '',
    `Sitemap: ${shopperOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}
