import type { DoubleAnswer, ShopDouble } from '../shop-double';
import { jsonAnswer, page, pageAnswer } from '../shop-double';
import type { KnownPage } from './known-page';
import { pagesFor } from './known-page';

export interface SearxngEngineOptions {
  readonly pages: readonly KnownPage[];
  /** `search.formats` of settings.yml; only html by default. */
  readonly formats?: readonly ('html' | 'json')[];
  /** `server.limiter`: four non-HTML responses per hour. */
  readonly limiter?: boolean;
  readonly unresponsive?: readonly (readonly [name: string, reason: string])[];
}

/** Start page, search as HTML and JSON, and a robots.txt that disallows searching. */
export function searxngEngine(options: SearxngEngineOptions): ShopDouble {
  const { pages, formats = ['html', 'json'], limiter = false, unresponsive = [] } = options;
  let limited = 0;
  return ({ link, headers }) => {
    const { pathname, searchParams } = new URL(link);
    if (pathname.endsWith('/robots.txt')) {
      return {
        status: 200,
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nAllow: /info/en/about\nDisallow: /stats\nDisallow: /image_proxy\nDisallow: /preferences\nDisallow: /*?*q=*\n',
      };
    }
    if (!pathname.endsWith('/search')) return pageAnswer(page({ title: 'SearXNG', body: '<form></form>' }));
    const format = searchParams.get('format') ?? 'html';
    if (format !== 'html' && format !== 'json') return refusal(400, 'Bad Request');
    if (!formats.includes(format)) return refusal(403, 'Forbidden');
    if (limiter) {
      if (format !== 'html') limited += 1;
      if (isSuspicious(headers) || limited > limitedMax) return refusal(429, 'Too Many Requests');
    }
    const query = searchParams.get('q') ?? '';
    if (query === '') return refusal(400, 'Bad Request');
    const found = pagesFor(pages, query);
    if (format === 'html') return pageAnswer(page({ title: `${query} - SearXNG`, body: '' }));
    return jsonAnswer({
      query,
      results: found.map((each, place) => ({
        url: each.link,
        title: each.title,
        content: each.text ?? '',
        thumbnail: null,
        img_src: '',
        engine: 'duckduckgo',
        engines: ['duckduckgo'],
        positions: [place + 1],
        score: 1 / (place + 1),
        category: 'general',
        template: 'default.html',
        parsed_url: parsedUrl(each.link),
        // A decoy: prices in snippets don't count.
        price: '1.00 EUR',
      })),
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: unresponsive,
    });
  };
}

const limitedMax = 4;

/** As the limiter detects bots: a missing language or encoding, or an Accept header without HTML. */
function isSuspicious(headers: Readonly<Record<string, string>>): boolean {
  const accept = headers['accept'] ?? '';
  const takesHtml = accept.includes('text/html') || accept.includes('*/*');
  const takesCompressed = /gzip|deflate/.test(headers['accept-encoding'] ?? '');
  const isProgram = /curl|wget|python-requests|scrapy|httpx/i.test(headers['user-agent'] ?? '');
  return !takesHtml || !takesCompressed || isProgram || (headers['accept-language'] ?? '') === '';
}

function parsedUrl(link: string): readonly string[] {
  const { protocol, host, pathname, search } = new URL(link);
  return [protocol.slice(0, -1), host, pathname, '', search.slice(1), ''];
}

function refusal(status: number, title: string): DoubleAnswer {
  return pageAnswer(page({ title: `${status} ${title}`, body: `<h1>${title}</h1>` }), status);
}
