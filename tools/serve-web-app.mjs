import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as requestUpstream } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

/*
 * Serves one built web app on an origin of its own: static files, index.html for every other path, /api passed on to
 * the API. The same rules stand in docs/operations for nginx. With --pages the paths that the app renders on the server
 * are answered with their content in the HTML; where that fails, or takes too long, the browser makes the page as any other.
 * It listens on loopback unless --host says otherwise; --behind-proxy takes the visitor's address from the proxy in front.
 *
 *   node tools/serve-web-app.mjs --folder dist/apps/shopper --port 4200 --api http://127.0.0.1:4000 \
 *     --config '{"merchantOrigin":"…","adminOrigin":"…"}'
 */
const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const folder = option('folder');
const port = Number(option('port'));
const api = new URL(option('api'));
const config = option('config');
const siteOrigin = option('site-origin') ?? JSON.parse(config ?? '{}').shopperOrigin;
const host = option('host') ?? '127.0.0.1';
/** Whether only a proxy reaches this port, which names the visitor's address in X-Forwarded-For. */
const isBehindProxy = process.argv.includes('--behind-proxy');
const pages = option('pages');
const renderer = pages === undefined ? null : await import(pathToFileURL(resolve(pages)).href);

/** Which file each module of the app became. */
const manifest =
  renderer === null ? {} : JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** How long a page may take to be rendered, in milliseconds, before the browser is given the work. */
const renderMsMax = 2_000;

const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https: http://127.0.0.1:*; " +
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const server = createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0];
  const passedTo = passedOn(path);
  if (passedTo !== null) return passOn(request, response, passedTo);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(response, 405, { allow: 'GET, HEAD' });
  }
  if (path === '/config.json' && config !== undefined) {
    const headers = { 'content-type': contentTypes['.json'], 'cache-control': 'no-cache' };
    return answer(response, 200, headers, request.method === 'HEAD' ? undefined : config);
  }
  if (renderer?.isRendered(path)) return void sendPage(request, response, renderer);
  const file = fileFor(path);
  if (file === null) return answer(response, 404, { 'content-type': contentTypes['.txt'] }, 'Not found');
  sendFile(request, response, file, path.startsWith('/assets/'));
});

/** The API's path for one that the API answers: its own, and those that search engines look for at the root. */
function passedOn(path) {
  if (path.startsWith('/api/')) return path;
  return /^\/(robots\.txt|sitemap\.xml|sitemaps\/\d+\.xml)$/.test(path) ? `/api${path}` : null;
}

/** Sends a page with its content, or the empty one that the browser fills. */
async function sendPage(request, response, { renderPage }) {
  const page = await Promise.race([
    renderPage({
      address: request.url ?? '/',
      chosenLanguage: chosenLanguageOf(request),
      languages: languagesOf(request),
      siteOrigin: siteOrigin ?? `http://${request.headers.host}`,
      apiOrigin: api.origin,
      visitorAddress: visitorAddressOf(request),
    }),
    new Promise((resolve) => setTimeout(resolve, renderMsMax, null)),
  ]).catch((failure) => {
    console.error('A page could not be rendered:', failure);
    return null;
  });
  if (page === null) return sendFile(request, response, join(folder, 'index.html'), false);
  const html = await compressedFor(request, filled(readFileSync(join(folder, 'index.html'), 'utf8'), page));
  response.writeHead(page.status, {
    ...securityHeaders,
    'content-type': contentTypes['.html'],
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(html.coding === null ? {} : { 'content-encoding': html.coding }),
    'content-length': html.bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : html.bytes);
}

function visitorAddressOf(request) {
  const forwarded = isBehindProxy ? request.headers['x-forwarded-for'] : undefined;
  return forwarded?.split(',').at(-1)?.trim() ?? request.socket.remoteAddress ?? '';
}

/**
 * index.html with the page in its places. There is something to see already, so what is seen goes before the program: this
 * is named only, and the first file of the page starts it after the first paint.
 */
function filled(html, page) {
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${page.language}"`)
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace(/<script type="module"[^>]*><\/script>/, () => programOf(page.modules))
    .replace('<div id="root"></div>', () => `<div id="root">${page.content}</div>${page.state}`);
}

/** The files of a page's program: the entry, then the page's modules and what these import. */
function programOf(modules) {
  const files = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of ['index.html', ...modules]) add(module);
  return `<meta name="program" content="${[...files].map((file) => `/${file}`).join(' ')}">`;
}

async function compressedFor(request, html) {
  if (takes(request, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    return { coding: 'br', bytes: await promisify(brotliCompress)(html, { params }) };
  }
  if (takes(request, 'gzip')) return { coding: 'gzip', bytes: await promisify(gzip)(html) };
  return { coding: null, bytes: Buffer.from(html) };
}

/** The language that was chosen on the site; null where none was. */
function chosenLanguageOf(request) {
  return /(?:^|; )pricehunt_language=([a-z]{2})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/** The languages that the browser asks for, the best first. */
function languagesOf(request) {
  return (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** Sends a file, in the smallest form that was laid beside it and that the caller takes; 304 where they have it already. */
function sendFile(request, response, file, isAsset) {
  const coding = codings.find(({ name, suffix }) => takes(request, name) && existsSync(file + suffix)) ?? {
    name: 'identity',
    suffix: '',
  };
  const { size, mtimeMs } = statSync(file + coding.suffix);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}-${coding.name}"`;
  const headers = {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    etag,
  };
  if (request.headers['if-none-match'] === etag) return answer(response, 304, headers);
  response.writeHead(200, {
    ...securityHeaders,
    ...headers,
    ...(coding.suffix === '' ? {} : { 'content-encoding': coding.name }),
    'content-length': size,
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file + coding.suffix).pipe(response);
}

const codings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

function takes(request, coding) {
  return new RegExp(`(^|[\\s,])${coding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(
    request.headers['accept-encoding'] ?? '',
  );
}

function answer(response, status, headers, body) {
  response.writeHead(status, { ...securityHeaders, ...headers }).end(body);
}

/** The file of a path: itself, or index.html for a route of the app; null for a missing asset. */
function fileFor(path) {
  let decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    decoded = '/';
  }
  const file = normalize(join(folder, decoded));
  if (file.startsWith(normalize(folder)) && existsSync(file) && statSync(file).isFile()) return file;
  return path.startsWith('/assets/') ? null : join(folder, 'index.html');
}

function passOn(request, response, path) {
  const upstream = requestUpstream(
    {
      host: api.hostname,
      port: api.port,
      method: request.method,
      path: path + (request.url ?? '').slice((request.url ?? '').split('?')[0].length),
      headers: {
        ...request.headers,
        'x-forwarded-for': visitorAddressOf(request),
        'x-forwarded-proto': 'http',
      },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'content-type': contentTypes['.json'], 'retry-after': '2' });
    response.end(
      JSON.stringify({
        success: false,
        error: 'The API does not answer. Try again in a moment.',
        code: 'server.busy',
        requestId: '',
      }),
    );
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

server.listen(port, host);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
