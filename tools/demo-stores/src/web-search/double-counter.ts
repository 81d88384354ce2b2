import type { ShopDouble } from '@pricehunt/shop-doubles';
import { pictureOf } from '../pictures/picture-reply';
import type { Counter } from '../shops/web';

/** Serves a shop double. Robots may read everything unless the double forbids it, and every product has a picture. */
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
    if (answer.status === 200) return answer;
    if (path !== '/robots.txt') return pictureOf(/([a-z0-9-]+)\.jpg$/.exec(path)?.[1] ?? '') ?? answer;
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nAllow: /\n' };
  };
}
