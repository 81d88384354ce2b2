import { createHmac, randomBytes } from 'node:crypto';
import { escapeHtml } from '../pages/escape-html';
import { permanentDomainOf } from '../shops/shopify-documents';
import type { Store } from '../shops/store';
import { foundReply, htmlReply, jsonReply } from '../shops/web';
import type { Reply, Visit } from '../shops/web';
import type { Office } from './office';
import { sendWebhooks } from './send-webhooks';

const hourMs = 60 * 60_000;

/** Shopify's OAuth for the app that the shop can install: consent page, redirect, tokens, removal. Null for other paths. */
export function answerInstallation(store: Store, office: Office, visit: Visit): Reply | null {
  const { method, path } = visit;
  if (path === '/admin/oauth/authorize') {
    return method === 'POST' ? consent(store, office, visit) : consentPage(store, office, visit);
  }
  if (method !== 'POST') return null;
  if (path === '/admin/oauth/access_token') return giveToken(office, visit);
  if (path !== '/office/uninstall') return null;
  uninstall(store, office);
  return { ...foundReply('/office'), status: 303 };
}

interface Request {
  readonly state: string;
  readonly redirectUri: string;
  readonly scope: string;
}

function requestOf({ app }: Office, { query }: Visit): Request | null {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (app === null || query.get('client_id') !== app.clientId || !URL.canParse(redirectUri)) return null;
  return { redirectUri, state: query.get('state') ?? '', scope: query.get('scope') ?? '' };
}

function consentPage(store: Store, office: Office, visit: Visit): Reply {
  const request = requestOf(office, visit);
  if (request === null) return htmlReply('<p>Oauth error invalid_request</p>', 400);
  const { name } = store.profile;
  return htmlReply(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Install app | ${escapeHtml(name)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1.5rem">
<h1>Install PriceHunt in ${escapeHtml(name)}?</h1>
<p>The app can use: <code>${escapeHtml(request.scope)}</code></p>
<form method="post" action="?${escapeHtml(visit.query.toString())}"><button>Install app</button></form>
</body></html>
`);
}

/** Redirects back with a code, signed with the app's secret. */
function consent(store: Store, office: Office, visit: Visit): Reply {
  const request = requestOf(office, visit);
  if (request === null || office.app === null) return htmlReply('<p>Oauth error invalid_request</p>', 400);
  const code = randomBytes(16).toString('hex');
  const { redirectUri, state } = request;
  const before = office.records().installation;
  const nothing = { accessToken: null, refreshToken: null, expiresAt: null };
  office.change({ installation: { ...(before ?? nothing), code, redirectUri } });
  const host = new URL(store.origin).host;
  const given = new URLSearchParams({
    code,
    host: Buffer.from(`${host}/admin`).toString('base64url'),
    shop: host,
    state,
    timestamp: String(Math.floor(office.now().getTime() / 1000)),
  });
  given.sort();
  const hmac = createHmac('sha256', office.app.secret).update(given.toString()).digest('hex');
  return { ...foundReply(`${redirectUri}?${given.toString()}&hmac=${hmac}`), status: 303 };
}

/** For a code or a refresh token, each of which works once. */
function giveToken(office: Office, { body }: Visit): Reply {
  const { installation } = office.records();
  const given = readJson(body);
  const isApp =
    office.app !== null &&
    given['client_id'] === office.app.clientId &&
    given['client_secret'] === office.app.secret;
  const key = given['grant_type'] === 'refresh_token' ? installation?.refreshToken : installation?.code;
  const sent = given['grant_type'] === 'refresh_token' ? given['refresh_token'] : given['code'];
  if (!isApp || installation === null || typeof key !== 'string' || sent !== key) {
    return jsonReply({ error: 'invalid_request' }, 400);
  }
  const accessToken = `shpua_${randomBytes(16).toString('hex')}`;
  const refreshToken = `shprt_${randomBytes(16).toString('hex')}`;
  const expiresAt = new Date(office.now().getTime() + hourMs).toISOString();
  office.change({ installation: { ...installation, code: null, accessToken, refreshToken, expiresAt } });
  return jsonReply({
    access_token: accessToken,
    refresh_token: refreshToken,
    scope: 'read_products,read_orders',
    expires_in: hourMs / 1000,
    refresh_token_expires_in: 90 * 24 * 3600,
  });
}

/** The token ends at once, the subscriptions after their last message. */
function uninstall(store: Store, office: Office): void {
  if (office.records().installation === null) return;
  office.change({ installation: null });
  const domain = permanentDomainOf(store.profile);
  sendWebhooks(store, office, 'app/uninstalled', {
    id: 1,
    name: store.profile.name,
    myshopify_domain: domain,
  });
  const rest = office.records().subscriptions.filter(({ signedBy }) => signedBy === 'own');
  office.change({ subscriptions: rest });
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
