import { openIdProvider } from '@pricehunt/open-id-double';
import type { OpenIdRequests } from '@pricehunt/open-id-double';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import * as z from 'zod/mini';
import { factTable, plainPage } from '../pages/plain-page';

export const signInClientSchema = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  redirectUris: z.array(z.string()),
  suggestedEmail: z.string(),
});
export type SignInClient = z.infer<typeof signInClientSchema>;

/** An OpenID Connect provider that loads at the first sign-in, so that it costs the start nothing. */
export function signInProvider(client: SignInClient | null): {
  readonly server: Server;
  readonly openAt: (origin: string) => void;
} {
  let origin = '';
  let provider: Promise<OpenIdRequests> | null = null;
  const server = createServer((request, response) => {
    const give = (body: string, type: string, status = 200) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
    };
    if (request.url === '/') return give(frontPage(origin, client), 'text/html');
    if (request.url === '/robots.txt') return give('User-agent: *\nDisallow: /\n', 'text/plain');
    if (client === null) return give('Nobody signs in here.', 'text/plain', 404);
    provider ??= openIdProvider({ ...client, issuer: `${origin}/` });
    return void provider.then((answer) => answer(request, response));
  });
  return {
    server,
    openAt: (at) => {
      origin = at;
    },
  };
}

function frontPage(origin: string, client: SignInClient | null): string {
  const main = `<h1>Demo ID</h1>
<p>An OpenID Connect provider, such as a company's. Choose "Sign in with Demo ID" where merchants or admins sign in.</p>
${factTable([
  ['Issuer', `${origin}/`],
  ['Client ID', client?.clientId ?? 'none'],
])}`;
  return plainPage({ title: 'Demo ID', main });
}
