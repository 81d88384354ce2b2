/** Products and categories may be crawled; the API, searches and personal pages may not. */
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
    'Disallow: /import',
    'Disallow: /account',
    'Allow: /',
    '',
    `Sitemap: ${shopperOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}
