import { tokenPages } from '@pricehunt/api-contract';

/** The patterns of this app's routes: the merchants' rows of S§2, and where mailed links lead. */
export const routePaths = {
  home: '/',
  register: '/business/register',
  login: '/business-login',
  resetPassword: tokenPages.resetPassword,
  verifyEmail: tokenPages.verifyEmail,
  acceptInvitation: tokenPages.acceptInvitation,
  invitation: '/invitation',
  dashboard: '/business/dashboard',
  activity: '/business/dashboard/activity',
  integrate: '/business/dashboard/integrate',
  analytics: '/business/dashboard/analytics',
  products: '/business/dashboard/products',
  settings: '/business/dashboard/settings',
  attribution: '/business/dashboard/attribution',
  connect: '/business/connect',
  anythingElse: '*',
} as const;

/** The older addresses of S§2 and where they lead within the dashboard. */
export const movedPaths = [
  { from: '/business', to: routePaths.dashboard },
  { from: '/business/integrate', to: routePaths.integrate },
  { from: '/business-integrate', to: routePaths.integrate },
  { from: '/business/activity', to: routePaths.activity },
] as const;
