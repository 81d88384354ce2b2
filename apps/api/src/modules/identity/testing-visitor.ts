import { failureSchema } from '@pricehunt/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { ownPage } from '../../testing/sign-in';
import type { TestApi } from '../../testing/test-api';

export interface Visitor {
  readonly post: (path: string, body?: object) => Promise<LightMyRequestResponse>;
  readonly get: (path: string) => Promise<LightMyRequestResponse>;
  readonly delete: (path: string, body?: object) => Promise<LightMyRequestResponse>;
  readonly put: (path: string, body?: object) => Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
}

export function openVisitor(
  api: TestApi,
  address = '203.0.113.5',
  copied?: ReadonlyMap<string, string>,
): Visitor {
  const cookies = new Map(copied);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await api.app.inject({
      method,
      url,
      headers: {
        ...ownPage,
        'x-forwarded-for': address,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(cookie === '' ? {} : { cookie }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return response;
  };
  return {
    cookies,
    get: (url) => call('GET', url),
    post: (url, body) => call('POST', url, body),
    put: (url, body) => call('PUT', url, body),
    delete: (url, body) => call('DELETE', url, body),
  };
}

export function codeOf(response: LightMyRequestResponse): string | null {
  return response.statusCode < 400 ? null : failureSchema.parse(response.json()).code;
}

export async function mailedToken(api: TestApi, to: string): Promise<string> {
  const mails = await api.readMailbox();
  const link = mails.findLast((mail) => mail.to === to)?.links.at(-1) ?? '';
  return new URL(link).hash.replace('#token=', '');
}
