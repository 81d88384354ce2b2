import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import Provider, { interactionPolicy } from 'oidc-provider';
import { signInPage } from './sign-in-page.mjs';

/**
 * Asks at every sign-in who it is, so that one browser can be several people. Everybody consents.
 *
 * @type {typeof import('./open-id-provider.d.mts').createOpenIdProvider}
 */
export function createOpenIdProvider({ issuer, clientId, clientSecret, redirectUris, suggestedEmail = '' }) {
  /** By subject, as they last came. */
  const people = new Map();
  const policy = interactionPolicy.base();
  const isAsked = ({ oidc }) => oidc.result?.login === undefined;
  policy.get('login').checks.add(new interactionPolicy.Check('always', 'Who is it?', isAsked));

  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...redirectUris] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: [randomUUID()] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => {
      const { email, isEmailVerified } = people.get(accountId);
      return { accountId, claims: () => ({ sub: accountId, email, email_verified: isEmailVerified }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();

  return async (request, response) => {
    if (!request.url.startsWith('/interaction/')) return answer(request, response);
    try {
      const { params } = await provider.interactionDetails(request, response);
      const result = request.method === 'POST' ? resultOf(await text(request)) : resultOfHint(params);
      if (result === null) {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(signInPage(suggestedEmail));
        return;
      }
      if (result.person !== undefined) people.set(result.person.subject, result.person);
      const finished = result.person === undefined ? { error: 'access_denied' } : loginOf(result.person);
      await provider.interactionFinished(request, response, finished);
    } catch {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Start signing in again.');
    }
  };
}

function loginOf({ subject }) {
  return { login: { accountId: subject } };
}

/** A test signs a person in without the page, by a hint in JSON. */
function resultOfHint({ login_hint: hint }) {
  return hint === undefined ? null : { person: JSON.parse(hint) };
}

function resultOf(body) {
  const form = new URLSearchParams(body);
  const email = form.get('email') ?? '';
  if (form.has('cancel') || email === '') return {};
  return { person: { subject: email.toLowerCase(), email, isEmailVerified: form.has('verified') } };
}
