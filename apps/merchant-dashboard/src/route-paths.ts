/** The patterns of this app's routes. */
export const routePaths = {
  home: '/',
  anythingElse: '*',
} as const;

/** The rows of S§2 that merchants have: all of them need a business account. */
export const accountPaths = [
  '/business/*',
  '/business-login',
  '/business-integrate',
  '/reset-password',
] as const;
