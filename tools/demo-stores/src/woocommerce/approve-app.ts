import * as z from 'zod/mini';
import { escapeHtml } from '../pages/escape-html';
import { plainPage } from '../pages/plain-page';
import { foundReply, htmlReply } from '../shops/web';
import type { Reply, Visit } from '../shops/web';
import type { WooStore } from './woo-store';

const requestSchema = z.object({
  app_name: z.string().check(z.minLength(1)),
  scope: z.enum(['read', 'write', 'read_write']),
  user_id: z.string().check(z.minLength(1)),
  return_url: z.url(),
  callback_url: z.url(),
});

/** The page on which a store's owner approves an app, as /wc-auth/v1/authorize. */
export function appRequestPage({ name }: WooStore, { query }: Visit): Reply {
  const request = z.safeParse(requestSchema, Object.fromEntries(query));
  if (!request.success) return htmlReply('<p>Error: Missing parameter</p>', 400);
  const app = escapeHtml(request.data.app_name);
  const main = `<h1>${app} would like to connect to your store</h1>
<p>This gives "${app}" <b>${escapeHtml(request.data.scope)}</b> access to ${escapeHtml(name)}: products, orders and webhooks.</p>
<form method="post" action="?${escapeHtml(query.toString())}"><button>Approve</button></form>`;
  return htmlReply(plainPage({ title: `Connect ${request.data.app_name} | ${name}`, main }));
}

/** Sends the keys to the app, then returns to it. */
export async function approveApp(store: WooStore, { query }: Visit): Promise<Reply> {
  const request = z.safeParse(requestSchema, Object.fromEntries(query));
  if (!request.success) return htmlReply('<p>Error: Missing parameter</p>', 400);
  const { user_id: userId, callback_url: callbackUrl, return_url: returnUrl, scope } = request.data;
  const given = await fetch(callbackUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key_id: 1,
      user_id: userId,
      consumer_key: store.consumerKey,
      consumer_secret: store.consumerSecret,
      key_permissions: scope,
    }),
  }).catch(() => null);
  if (given?.ok !== true) return htmlReply('<p>Error: An error occurred in the request.</p>', 400);
  const link = new URL(returnUrl);
  link.searchParams.set('success', '1');
  link.searchParams.set('user_id', userId);
  return { ...foundReply(link.href), status: 303 };
}
