import { createShopSource } from '@pricehunt/offer-sources';
import { extractProduct, readByRules } from '@pricehunt/product-extraction';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import { scriptedShop, serveShop } from '@pricehunt/shop-doubles';
import type { ServedShop } from '@pricehunt/shop-doubles';
import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { request } from 'undici';
import * as z from 'zod/mini';
import { openDevTools } from './open-devtools';
import type { RenderLimits } from './render-answer';
import { openPageRenderer } from './page-renderer';
import { findChromium, launchChromium } from './testing/launch-chromium';
import type { LaunchedChromium } from './testing/launch-chromium';

const chromium = findChromium(process.env['CHROMIUM']);

if (chromium === null && process.env['REQUIRE_CHROMIUM'] === undefined) {
  it.skip('renders pages (skipped: there is no Chromium; name one in CHROMIUM)', () => undefined);
} else {
  describe('pages in a browser', rendering);
}

/** A TCP and UDP listener that no page may reach. */
interface Canary {
  readonly port: number;
  readonly heard: string[];
  stop(): void;
}

function rendering() {
  let browser: LaunchedChromium;
  let canary: Canary;
  const opened: (() => unknown)[] = [];

  beforeAll(async () => {
    browser = await launchChromium(chromium ?? '');
    canary = await openCanary();
  });
  afterEach(async () => {
    for (const end of opened.splice(0)) await end();
    canary.heard.length = 0;
  });
  afterAll(async () => {
    canary.stop();
    await browser.stop();
  });

  /** The loopback shop is the only allowed host, unless others are given. */
  async function shopOf(
    open: Parameters<typeof serveShop>[0],
    limits: Partial<RenderLimits> = {},
    alsoAllowed: readonly string[] = [],
  ): Promise<
    ServedShop &
      Pick<ReturnType<typeof openPageRenderer>, 'render'> & { safeFetch: ReturnType<typeof createSafeFetch> }
  > {
    const shop = await serveShop(open);
    const safeFetch = createSafeFetch({
      userAgent: 'PriceHunt-test/1.0',
      allow: [shop.address, ...alsoAllowed],
      respectRobots: false,
      resolver: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    const renderer = openPageRenderer({
      browserUrl: browser.browserUrl,
      safeFetch,
      limits: { connectMs: 10_000, scriptsMs: 8_000, totalMs: 20_000, ...limits },
    });
    opened.push(
      () => renderer.close(),
      () => safeFetch.close(),
      () => shop.stop(),
    );
    return { ...shop, safeFetch, render: renderer.render };
  }

  const pages =
    (bodies: Readonly<Record<string, string>>) =>
    (_origin: string) =>
    ({ link }: { readonly link: string }) => {
      const { pathname } = new URL(link);
      const body = bodies[pathname];
      const [, to] = /^to (.*)$/.exec(body ?? '') ?? [];
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      if (to !== undefined) return { status: 302, headers: { ...headers, location: to }, body: '' };
      return { status: body === undefined ? 404 : 200, headers, body: body ?? '' };
    };

  async function contextCount(): Promise<number> {
    const devTools = await openDevTools(browser.browserUrl, 10_000);
    const { browserContextIds } = await devTools.send({
      method: 'Target.getBrowserContexts',
      result: z.object({ browserContextIds: z.array(z.string()) }),
    });
    devTools.close();
    return browserContextIds.length;
  }

  it('finds the offer of a shop rendered by scripts', async () => {
    const { origin, address, safeFetch, render } = await shopOf((at) => scriptedShop({ origin: at }));
    const source = createShopSource(
      {
        safeFetch,
        renderPage: render,
        now: () => new Date('2026-11-23T08:00:00.000Z'),
        readPage: async (html, link) => extractProduct(html, link),
        readByRules: async (page) => readByRules(page),
      },
      {
        domain: address,
        name: 'Funkhaus',
        platform: 'generic',
        origin,
        apiBase: null,
        currency: 'EUR',
        country: 'DE',
        taxMode: 'included',
        taxPercent: null,
        searchTemplate: `${origin}/suche?q={query}`,
        needsBrowser: true,
      },
    );

    const found = await source.findOffers(
      {
        product: { title: 'Sony WH-1000XM5', brand: 'Sony', gtins: [], mpn: null, attributes: {} },
        productId: null,
        link: null,
        currency: 'EUR',
        country: 'DE',
      },
      new AbortController().signal,
    );

    expect(found.map(({ offer }) => offer)).toMatchObject([
      {
        gtins: ['04548736132610'],
        price: { amountMinor: 32_400, currency: 'EUR' },
        availability: 'in_stock',
      },
    ]);
  });

  it('lets no script, frame, picture, socket, worker, window, form, prefetch or redirect of a page reach this machine', async () => {
    const { origin, render } = await shopOf(
      pages({ '/': attackPage(canary.port), '/leads': `to http://127.0.0.1:${canary.port}/redirect` }),
    );

    const page = await render(`${origin}/`);

    expect(page.kind === 'ok' && /<p id="report">([^<]*)/.exec(page.text())?.[1]).toBe(
      'fetch: refused, redirect: refused, metadata: refused, file: refused, name: refused, window: refused',
    );
    expect(canary.heard).toEqual([]);
    expect(await contextCount()).toBe(0);
  });

  it.each([
    ['a meta refresh', (to: string) => `<meta http-equiv="refresh" content="0;url=${to}"><p>Here</p>`],
    ['a script', (to: string) => `<p>Here</p><script>location.href = ${JSON.stringify(to)}</script>`],
    [
      'a link that is clicked',
      (to: string) =>
        `<p>Here</p><a download href="${to}">x</a><script>document.querySelector('a').click()</script>`,
    ],
  ])("doesn't leave the page when %s leads to this machine", async (_way, body) => {
    const { origin, render } = await shopOf(
      pages({ '/': body(`http://127.0.0.1:${canary.port}/navigation`) }),
      { scriptsMs: 700 },
    );

    const page = await render(`${origin}/`);

    expect(page).toMatchObject({ kind: 'ok', finalLink: `${origin}/` });
    expect(page.kind === 'ok' && page.text()).toContain('<p>Here</p>');
    expect(canary.heard).toEqual([]);
  });

  it('refuses a page that redirects to this machine, like a fetch', async () => {
    const { origin, render } = await shopOf(pages({ '/': `to http://127.0.0.1:${canary.port}/` }));

    expect(await render(`${origin}/`)).toEqual({ kind: 'refused', reason: 'port' });
    expect(canary.heard).toEqual([]);
  });

  it('reaches no other private host that the operator allows, whatever its scripts try', async () => {
    const inner = await serveShop(() => () => ({
      status: 200,
      headers: { 'content-type': 'text/html', 'access-control-allow-origin': '*' },
      body: 'The secret',
    }));
    opened.push(() => inner.stop());
    const { origin, render } = await shopOf(
      pages({
        '/': `<p id="report"></p><script src="${inner.origin}/app.js"></script><script>
          const read = (link) => fetch(link).then((found) => found.text()).catch(() => 'refused');
          Promise.all(['/data', '/leads', '${inner.origin}/'].map(read)).then((texts) => {
            document.getElementById('report').textContent = texts.join(', ');
            location.href = '/leads';
          });
        </script>`,
        '/data': 'Own data',
        '/leads': `to ${inner.origin}/`,
      }),
      { scriptsMs: 3_000 },
      [inner.address],
    );

    const page = await render(`${origin}/`);

    expect(page).toMatchObject({ kind: 'ok', finalLink: `${origin}/` });
    expect(page.kind === 'ok' && /<p id="report">([^<]*)/.exec(page.text())?.[1]).toBe(
      'Own data, refused, refused',
    );
    expect(inner.requestCount()).toBe(0);
  });

  it('follows navigation to another page of the shop', async () => {
    const { origin, render } = await shopOf(
      pages({
        '/': '<script>location.href = "/moved"</script>',
        '/moved': 'to /there',
        '/there': '<p>There</p>',
      }),
    );

    expect(await render(`${origin}/`)).toMatchObject({ kind: 'ok', finalLink: `${origin}/there` });
  });

  it('stops an endless script, without traces in the browser', async () => {
    const { origin, render } = await shopOf(pages({ '/': '<script>for (;;);</script>' }), {
      scriptsMs: 300,
      totalMs: 1_500,
    });

    expect(await render(`${origin}/`)).toEqual({ kind: 'error', reason: 'timeout', status: null });
    expect(await contextCount()).toBe(0);
  });

  it('returns a page that never becomes idle after a while, with a limited number of requests', async () => {
    const { origin, render, requestCount } = await shopOf(
      pages({
        '/': '<p>Here</p><script>setInterval(() => fetch("/more?" + Math.random()), 5)</script>',
        '/more': '{}',
      }),
      { scriptsMs: 700, requestsMax: 20 },
    );

    expect(await render(`${origin}/`)).toMatchObject({ kind: 'ok' });
    expect(requestCount()).toBeLessThanOrEqual(20);
  });

  it('stops a page that keeps navigating', async () => {
    const { origin, render, requestCount } = await shopOf(
      pages({ '/': '<script>location.href = "/?" + Math.random()</script>' }),
      { scriptsMs: 700 },
    );

    expect(await render(`${origin}/`)).toMatchObject({ kind: 'ok' });
    expect(requestCount()).toBeLessThanOrEqual(4);
  });

  it('returns only the beginning of a page that a script makes huge', async () => {
    const { origin, render } = await shopOf(
      pages({ '/': '<body><script>document.body.append(new Comment("x".repeat(20000000)))</script>' }),
      { htmlLengthMax: 10_000 },
    );

    const page = await render(`${origin}/`);

    expect(page.kind === 'ok' && page.text().length).toBe(10_000);
  });

  it('ends when its caller gives up, without traces in the browser', async () => {
    const giveUp = new AbortController();
    const { origin, render } = await shopOf((at) => {
      const answer = pages({ '/': '<script src="/app.js"></script>', '/app.js': 'for (;;);' })(at);
      return (asked) => {
        if (asked.link.endsWith('/app.js')) giveUp.abort();
        return answer(asked);
      };
    });

    expect(await render(`${origin}/`, giveUp.signal)).toMatchObject({ kind: 'error', reason: 'cancelled' });
    expect(await contextCount()).toBe(0);
  });

  it('leaves no timers behind when its caller gives up', async () => {
    const scriptsMs = 7_777;
    const set = jest.spyOn(globalThis, 'setTimeout');
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    const giveUp = new AbortController();
    const { origin, render } = await shopOf(
      (at) => (asked) => {
        if (asked.link.endsWith('/more')) giveUp.abort();
        return pages({ '/': '<script>setInterval(() => fetch("/more"), 50)</script>', '/more': '{}' })(at)(
          asked,
        );
      },
      { scriptsMs },
    );

    await render(`${origin}/`, giveUp.signal);

    const left = set.mock.results.filter(
      ({ value }, call) =>
        set.mock.calls[call]?.[1] === scriptsMs && !cleared.mock.calls.some(([timer]) => timer === value),
    );
    set.mockRestore();
    cleared.mockRestore();
    expect(left.length).toBe(0);
  });

  it('reports no browser if none responds, and pauses for a while', async () => {
    let asked = 0;
    const silent = createServer((socket) => {
      asked += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    opened.push(() => silent.close());
    const shop = await shopOf(pages({ '/': '<p>Here</p>' }));
    const renderer = openPageRenderer({
      browserUrl: `http://127.0.0.1:${portOf(silent)}`,
      safeFetch: shop.safeFetch,
    });

    expect(await renderer.render(`${shop.origin}/`)).toEqual({ kind: 'no-browser' });
    const askedBefore = asked;
    expect(await renderer.render(`${shop.origin}/`)).toEqual({ kind: 'no-browser' });
    expect(asked).toBe(askedBefore);
  });

  it('has a canary that hears a request', async () => {
    await request(`http://127.0.0.1:${canary.port}/`).catch(() => undefined);

    expect(canary.heard).toEqual(['GET / HTTP/1.1']);
  });
}

/** Listens on a loopback port (IPv4 and IPv6) and closes all connections. */
async function openCanary(): Promise<Canary> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard.push(bytes.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const port = portOf(server);
  const packets: Socket = createSocket('udp4', () => heard.push('UDP'));
  await new Promise<void>((resolve) => packets.bind(port, '0.0.0.0', resolve));
  return {
    port,
    heard,
    stop: () => {
      server.close();
      packets.close();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Tries every way to reach a local port and prints the results. */
function attackPage(port: number): string {
  const at = `http://127.0.0.1:${port}`;
  return `<!doctype html><link rel="prefetch" href="${at}/prefetch"><link rel="preload" as="script" href="${at}/preload">
    <link rel="preconnect" href="${at}"><link rel="stylesheet" href="http://[::1]:${port}/style"><link rel="icon" href="${at}/icon">
    <script type="speculationrules">{"prefetch":[{"urls":["${at}/speculation"]}],"prerender":[{"urls":["${at}/prerender"]}]}</script>
    <img src="${at}/img"><img src="http://localhost:${port}/img"><video src="${at}/video"></video><object data="${at}/object"></object>
    <iframe src="${at}/frame"></iframe><iframe srcdoc="<img src='${at}/inner'><script src='${at}/inner'></script>"></iframe>
    <script src="${at}/script"></script><style>@import "${at}/import"; p { background: url(${at}/background) }</style>
    <form action="${at}/form" method="post"></form><p id="report"></p>
    <script>
      const attempt = (act) => { try { return act() } catch { return undefined } };
      const report = [];
      const tryFetch = (name, link) =>
        fetch(link, { mode: 'no-cors' }).then(() => name + ': reached', () => name + ': refused');
      attempt(() => new WebSocket('ws://127.0.0.1:${port}/socket'));
      attempt(() => new EventSource('${at}/events'));
      attempt(() => navigator.sendBeacon('${at}/beacon', 'x'));
      attempt(() => new Worker(URL.createObjectURL(new Blob(["fetch('${at}/worker')"]))));
      attempt(() => navigator.serviceWorker.register('/worker.js'));
      attempt(() => import('${at}/module'));
      attempt(() => document.forms[0].submit());
      attempt(() => { const asked = new XMLHttpRequest(); asked.open('POST', '${at}/post'); asked.send('x'); });
      const blank = document.body.appendChild(document.createElement('iframe'));
      attempt(() => blank.contentWindow.fetch('${at}/blank'));
      const connect = (Peer) => attempt(() => {
        const peer = new Peer({ iceServers: [
          { urls: 'stun:127.0.0.1:${port}' },
          { urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'x', credential: 'x' },
        ] });
        peer.createDataChannel('x');
        peer.createOffer().then((offer) => peer.setLocalDescription(offer));
      });
      connect(window.RTCPeerConnection);
      connect(window.webkitRTCPeerConnection);
      connect(blank.contentWindow.RTCPeerConnection);
      document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="x"></iframe>');
      connect(window.frames[window.frames.length - 1].RTCPeerConnection);
      const opened = attempt(() => window.open('${at}/window')) ? 'reached' : 'refused';
      Promise.all([
        tryFetch('fetch', '${at}/fetch'),
        tryFetch('redirect', '/leads'),
        tryFetch('metadata', 'http://169.254.169.254/latest/meta-data/'),
        tryFetch('file', 'file:///etc/passwd'),
        tryFetch('name', 'http://inner.example/'),
      ]).then((lines) => {
        document.getElementById('report').textContent = [...lines, 'window: ' + opened].join(', ');
      });
    </script>`;
}
