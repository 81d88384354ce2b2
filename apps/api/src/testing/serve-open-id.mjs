import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import Provider from 'oidc-provider';

/*
 * An OpenID Connect provider on loopback, on a thread of its own: it checks the prototypes of its settings, which are others within Jest.
 * Everybody who comes is signed in as the person in `login_hint` (JSON), and consents.
 */

/** @type {{ readonly clientId: string, readonly clientSecret: string, readonly redirectUris: readonly string[] }} */
const { clientId, clientSecret, redirectUris } = workerData;

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}/`;

/** By subject, as they last came. */
const people = new Map();

const provider = new Provider(issuer, {
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...redirectUris] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
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

server.on('request', async (request, response) => {
  if (!request.url.startsWith('/interaction/')) return answer(request, response);
  const { params } = await provider.interactionDetails(request, response);
  const person = JSON.parse(params.login_hint);
  people.set(person.subject, person);
  await provider.interactionFinished(request, response, { login: { accountId: person.subject } });
});

parentPort.postMessage(issuer);
