import type { ShopDouble } from '@pricehunt/shop-doubles';
import type { Counter } from '../shops/web';

/** Serves a double at the origin. It keeps robots from nothing unless the double says otherwise. */
export function doubleCounter(double: ShopDouble, origin: string): Counter {
  return ({ method, path, query, headers, body }) => {
    const url = new URL(origin);
    url.pathname = path;
    url.search = query.toString();
    const answer = double({
      link: url.href,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
      ),
      body: body === '' ? null : body,
    });
    if (path !== '/robots.txt' || answer.status === 200) return answer;
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nAllow: /\n' };
  };
}
