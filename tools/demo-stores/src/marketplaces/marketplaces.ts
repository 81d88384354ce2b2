import { marketplaceWeb, sampleAccounts } from '@pricehunt/marketplace-doubles';
import { htmlReply, textReply } from '../shops/web';
import type { Counter } from '../shops/web';

/** The marketplaces that need API keys, each under a path (`/ebay/…`) instead of its own host. */
export function marketplacesCounter(now: () => Date): Counter {
  const web = marketplaceWeb({ now });
  const hosts = new Map(sampleAccounts.map(({ id, hosts: [host = ''] }) => [id, host]));
  return ({ method, path, query, headers, body }) => {
    if (path === '/')
      return htmlReply('<!doctype html><title>Marketplaces</title><h1>Marketplaces of the demo world</h1>');
    if (path === '/robots.txt') return textReply('User-agent: *\nDisallow: /\n');
    const [, id = '', rest = ''] = /^\/(\w+)(\/.*)$/s.exec(path) ?? [];
    const host = hosts.get(id);
    if (host === undefined) return textReply('Not found', undefined, 404);
    const link = new URL(`https://${host}${encodeURI(rest)}`);
    link.search = query.toString();
    return web({
      link: link.href,
      method: method === 'POST' ? 'POST' : 'GET',
      body: body === '' ? null : body,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]),
      ),
    });
  };
}
