import type { NotificationServiceKind } from '@pricehunt/api-contract/notifications';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { isRecord, readJsonAnswer } from './read-json-answer';

interface ShownMessage {
  readonly kind: NotificationServiceKind;
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the server does with every message: it accepts it, or answers as the service does in that situation. */
export type Situation = 'works' | 'busy' | 'wrong-key' | 'moved' | 'another-site' | 'wordy';

export interface NotificationServicesDouble {
  readonly origin: string;
  readonly hostAndPort: string;
  /** The messages as their readers see them. */
  readonly shown: readonly ShownMessage[];
  readonly requests: () => number;
  situation: Situation;
  stop(): Promise<void>;
}

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const doubleKeys = {
  ntfy: 'tk_right',
  gotify: 'AgRight',
  telegram: '123456:right-token',
  discord: '/api/webhooks/1/right',
  slack: '/services/T1/B1/right',
  apprise: 'right',
} as const;

/** The message APIs of all services on one loopback server, with their own checks, answers and error words. */
export async function startNotificationServices(): Promise<NotificationServicesDouble> {
  const shown: ShownMessage[] = [];
  let requests = 0;
  const state: { situation: Situation } = { situation: 'works' };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests += 1;
      const { status, body: answer, headers = {} } = answerTo(request, body);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

  function answerTo(request: IncomingMessage, body: string): Answer {
    const kind = kindAt(request.url ?? '');
    if (request.method !== 'POST' || kind === null) return { status: 404, body: '{}' };
    if (state.situation === 'another-site') {
      return { status: 200, body: '<p>private wiki</p>', headers: { 'content-type': 'text/html' } };
    }
    if (state.situation === 'wordy') return { status: 200, body: ' '.repeat(100_000) };
    if (state.situation === 'moved') return { status: 302, body: '', headers: { location: '/elsewhere' } };
    if (state.situation === 'busy') return busyAnswers[kind];
    const key = keyOf(kind, request);
    if (state.situation === 'wrong-key' || key === null) return refusals[kind];
    const message = services[kind](readJsonAnswer(body), request, body);
    if ('status' in message) return message;
    shown.push({ kind, ...message });
    return accepted[kind];
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    hostAndPort: `127.0.0.1:${port}`,
    shown,
    requests: () => requests,
    get situation() {
      return state.situation;
    },
    set situation(situation) {
      state.situation = situation;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function kindAt(path: string): NotificationServiceKind | null {
  if (path === '/') return 'ntfy';
  if (path === '/message') return 'gotify';
  if (/^\/bot[^/]+\/sendMessage$/.test(path)) return 'telegram';
  if (path.startsWith('/api/webhooks/')) return 'discord';
  if (path.startsWith('/services/')) return 'slack';
  if (path === '/hook') return 'webhook';
  return path.startsWith('/notify/') ? 'apprise' : null;
}

function keyOf(kind: NotificationServiceKind, { headers, url = '' }: IncomingMessage): string | null {
  switch (kind) {
    case 'ntfy':
      return headers.authorization === `Bearer ${doubleKeys.ntfy}` ? 'right' : null;
    case 'gotify':
      return headers['x-gotify-key'] === doubleKeys.gotify ? 'right' : null;
    case 'telegram':
      return url === `/bot${doubleKeys.telegram}/sendMessage` ? 'right' : null;
    case 'discord':
      return url === `${doubleKeys.discord}?wait=true` ? 'right' : null;
    case 'slack':
      return url === doubleKeys.slack ? 'right' : null;
    case 'apprise':
      return url === `/notify/${doubleKeys.apprise}` ? 'right' : null;
    case 'webhook':
      return 'right';
  }
}

type Payload = ReturnType<typeof readJsonAnswer>;
type Read = Omit<ShownMessage, 'kind'> | Answer;

const textOf = (value: Payload[string]): string => (typeof value === 'string' ? value : '');
const badRequest = (body: string): Answer => ({ status: 400, body });

const services: Readonly<
  Record<NotificationServiceKind, (payload: Payload, request: IncomingMessage, body: string) => Read>
> = {
  ntfy: ({ topic, title, message, click }, _request, body) => {
    if (topic !== 'drops')
      return badRequest('{"code":40009,"http":400,"error":"invalid request: topic invalid"}');
    if (Buffer.byteLength(textOf(message)) > 4_096 || body.length > 8_192) {
      return { status: 413, body: '{"code":41301,"http":413,"error":"message too large"}' };
    }
    return { title: textOf(title), text: textOf(message), link: textOf(click) };
  },
  gotify: ({ title, message, extras }) => {
    const notification = isRecord(extras) ? extras['client::notification'] : undefined;
    const click = isRecord(notification) ? notification['click'] : undefined;
    if (textOf(message) === '') return badRequest('{"error":"Bad Request","errorDescription":"no message"}');
    return {
      title: textOf(title),
      text: textOf(message),
      link: isRecord(click) ? textOf(click['url']) : '',
    };
  },
  telegram: ({ chat_id: chatId, text, parse_mode: parseMode }) => {
    if (chatId !== '42') {
      return badRequest('{"ok":false,"error_code":400,"description":"Bad Request: chat not found"}');
    }
    if (parseMode !== undefined || textOf(text).length > 4_096) return badRequest('{"ok":false}');
    const [title = '', words = '', link = ''] = textOf(text).split('\n\n');
    return { title, text: words, link };
  },
  discord: ({ embeds, allowed_mentions: mentions }) => {
    const [embed] = Array.isArray(embeds) ? embeds : [];
    const parsed = isRecord(mentions) ? mentions['parse'] : undefined;
    if (!isRecord(embed) || !Array.isArray(parsed) || parsed.length > 0)
      return badRequest('{"message":"Invalid Form Body"}');
    if (textOf(embed['title']).length > 256 || textOf(embed['description']).length > 4_096) {
      return badRequest('{"message":"Invalid Form Body","code":50035}');
    }
    // As Discord renders them: a backslash shows the next sign as it is; anything else that is markup acts.
    const seen = (text: string) =>
      text.replaceAll(
        /\\([^A-Za-z0-9\s])|[*_~|`<>[\]]/g,
        (found, sign?: string) => sign ?? `MARKUP(${found})`,
      );
    return {
      title: seen(textOf(embed['title'])),
      text: seen(textOf(embed['description'])),
      link: textOf(embed['url']),
    };
  },
  slack: ({ text }) => {
    const lines = textOf(text).split('\n');
    const link = lines.pop() ?? '';
    const seen = (line: string) =>
      line
        .replaceAll(/<[^>]*>/g, 'MARKUP')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
    const [title = '', ...rest] = lines;
    return { title: seen(title), text: seen(rest.join('\n')), link: link.replaceAll(/^<|>$/g, '') };
  },
  webhook: (_payload, { headers }, body) => {
    try {
      const verified: unknown = new Webhook(webhookSecret).verify(body, {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      });
      const data = isRecord(verified) ? verified['data'] : undefined;
      if (!isRecord(data)) return badRequest('{}');
      return { title: textOf(data['title']), text: textOf(data['text']), link: textOf(data['link']) };
    } catch {
      return { status: 401, body: '{}' };
    }
  },
  apprise: ({ title, body, format }) => {
    if (format !== 'text') return badRequest('{"error":"Invalid body format"}');
    const lines = textOf(body).split('\n');
    const link = lines.pop() ?? '';
    return { title: textOf(title), text: lines.join('\n'), link };
  },
};

const accepted: Readonly<Record<NotificationServiceKind, Answer>> = {
  ntfy: { status: 200, body: '{"id":"x1","event":"message","topic":"drops"}' },
  gotify: { status: 200, body: '{"id":25,"appid":5}' },
  telegram: { status: 200, body: '{"ok":true,"result":{"message_id":1}}' },
  discord: { status: 200, body: '{"id":"1","type":0}' },
  slack: { status: 200, body: 'ok', headers: { 'content-type': 'text/html' } },
  webhook: { status: 204, body: '' },
  apprise: { status: 200, body: '{"error":null,"details":[]}' },
};

const refusals: Readonly<Record<NotificationServiceKind, Answer>> = {
  ntfy: { status: 403, body: '{"code":40301,"http":403,"error":"forbidden","link":"https://ntfy.sh/docs"}' },
  gotify: {
    status: 401,
    body: '{"error":"Unauthorized","errorCode":401,"errorDescription":"you need to provide a valid access token"}',
  },
  telegram: { status: 401, body: '{"ok":false,"error_code":401,"description":"Unauthorized"}' },
  discord: { status: 404, body: '{"message":"Unknown Webhook","code":10015}' },
  slack: { status: 404, body: 'no_service', headers: { 'content-type': 'text/html' } },
  webhook: { status: 401, body: '{"secret":"of another system"}' },
  apprise: { status: 400, body: '{"error":"The configuration key is invalid"}' },
};

const busyAnswers: Readonly<Record<NotificationServiceKind, Answer>> = {
  ntfy: {
    status: 429,
    body: '{"code":42901,"http":429,"error":"limit reached"}',
    headers: { 'retry-after': '7' },
  },
  gotify: { status: 503, body: '', headers: { 'retry-after': '7' } },
  telegram: {
    status: 429,
    body: '{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 7","parameters":{"retry_after":7}}',
  },
  discord: {
    status: 429,
    body: '{"message":"You are being rate limited.","retry_after":7,"global":false}',
  },
  slack: { status: 429, body: 'rate_limited', headers: { 'retry-after': '7', 'content-type': 'text/html' } },
  webhook: { status: 503, body: '', headers: { 'retry-after': '7' } },
  apprise: { status: 503, body: '{}', headers: { 'retry-after': '7' } },
};

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
