/** Paths of the SDK (S§2) with a counterpart here. Signing out there is a button, not a link. */
const counterparts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'sign-in': '/login',
    'sign-up': '/login?mode=signup',
    'sign-out': '/account',
    'forgot-password': '/login?mode=forgot',
    'password-reset': '/reset-password',
    'email-verification': '/verify-email',
    'account-settings': '/account',
  }),
);

export function handlerTarget(pathname: string, search: string): string | null {
  const name = /^\/handler\/([a-z-]+)\/?$/.exec(pathname)?.[1];
  const counterpart = name === undefined ? undefined : counterparts.get(name);
  if (counterpart === undefined) return null;
  const [path = '', own = ''] = counterpart.split('?');
  const query = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(own)) query.set(key, value);
  const written = query.toString();
  return written === '' ? path : `${path}?${written}`;
}
