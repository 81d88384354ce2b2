/** The patterns of this app's routes. */
export const routePaths = {
  home: '/',
  anythingElse: '*',
} as const;

/** The rows of S§2 that admins have: all of them need an account that is an admin's. */
export const accountPaths = ['/admin/*', '/admin-login'] as const;
