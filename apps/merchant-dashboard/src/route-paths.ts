import { tokenPages } from '@pricehunt/api-contract';
import { shopifyInstallPage } from '@pricehunt/api-contract/shopify-admin';
import { providerReturnPage } from '@pricehunt/api-contract/sign-in-providers';
import { generatePath } from 'react-router-dom';

/** The route patterns of this app: the merchants' rows of S§2 and the targets of e-mailed links. */
export const routePaths = {
  home: '/',
  register: '/business/register',
  login: '/business-login',
  providerSignIn: providerReturnPage,
  resetPassword: tokenPages.resetPassword,
  verifyEmail: tokenPages.verifyEmail,
  acceptInvitation: tokenPages.acceptInvitation,
  invitation: '/invitation',
  viewAs: '/view-as',
  dashboard: '/business/dashboard',
  activity: '/business/dashboard/activity',
  integrate: '/business/dashboard/integrate',
  analytics: '/business/dashboard/analytics',
  products: '/business/dashboard/products',
  product: '/business/dashboard/products/:productId',
  sources: '/business/dashboard/sources',
  source: '/business/dashboard/sources/:feedId',
  run: '/business/dashboard/sources/:feedId/runs/:importId',
  connectShopify: shopifyInstallPage,
  settings: '/business/dashboard/settings',
  webhook: '/business/dashboard/settings/webhooks/:webhookId',
  attribution: '/business/dashboard/attribution',
  commission: '/business/dashboard/commission',
  statement: '/business/dashboard/commission/:statementId',
  orders: '/business/dashboard/orders',
  order: '/business/dashboard/orders/:orderId',
  connect: '/business/connect',
  anythingElse: '*',
} as const;

/** The older paths of S§2 and their targets in the dashboard. */
export const movedPaths = [
  { from: '/business', to: routePaths.dashboard },
  { from: '/business/integrate', to: routePaths.integrate },
  { from: '/business-integrate', to: routePaths.integrate },
  { from: '/business/activity', to: routePaths.activity },
] as const;

export function productPath(productId: string): string {
  return generatePath(routePaths.product, { productId });
}

export function activityOfProductPath(productId: string): string {
  return `${routePaths.activity}?product=${encodeURIComponent(productId)}`;
}

export function sourcePath(feedId: string): string {
  return generatePath(routePaths.source, { feedId });
}

export function runPath(feedId: string, importId: string): string {
  return generatePath(routePaths.run, { feedId, importId });
}

export function orderPath(orderId: string): string {
  return generatePath(routePaths.order, { orderId });
}

export function statementPath(statementId: string): string {
  return generatePath(routePaths.statement, { statementId });
}

export function webhookPath(webhookId: string): string {
  return generatePath(routePaths.webhook, { webhookId });
}
