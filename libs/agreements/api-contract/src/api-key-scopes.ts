/** A publishable key can only have events.write. */
export const merchantScopes = [
  'products.write',
  'orders.write',
  'events.write',
  'products.read',
  'orders.read',
  'reports.read',
  'catalog.read',
] as const;

export const shopperScopes = ['catalog.read', 'favorites.read', 'alerts.read', 'alerts.write'] as const;

export type ApiKeyScope = (typeof merchantScopes)[number] | (typeof shopperScopes)[number];
