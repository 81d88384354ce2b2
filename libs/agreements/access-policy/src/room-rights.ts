import type { MemberRole } from '@pricehunt/business-accounts';

/** Permissions of each role in the merchant dashboard. Anything else is denied. */
export const roomRights = {
  'overview.read': ['owner', 'manager', 'viewer'],
  'activity.read': ['owner', 'manager', 'viewer'],
  'analytics.read': ['owner', 'manager', 'viewer'],
  'attribution.read': ['owner', 'manager', 'viewer'],
  'catalog.read': ['owner', 'manager', 'viewer'],
  'catalog.edit': ['owner', 'manager'],
  'feeds.read': ['owner', 'manager', 'viewer'],
  'feeds.edit': ['owner', 'manager'],
  'integrations.read': ['owner', 'manager', 'viewer'],
  'integrations.edit': ['owner', 'manager'],
  'api-keys.read': ['owner', 'manager'],
  'api-keys.edit': ['owner'],
  'webhooks.read': ['owner', 'manager'],
  'webhooks.edit': ['owner', 'manager'],
  'team.read': ['owner', 'manager', 'viewer'],
  'team.edit': ['owner'],
  'settings.read': ['owner', 'manager', 'viewer'],
  'settings.edit': ['owner', 'manager'],
  'data.export': ['owner', 'manager'],
  'business.delete': ['owner'],
} as const satisfies Readonly<Record<string, readonly MemberRole[]>>;

export type RoomAction = keyof typeof roomRights;

/** Actions that send e-mails or reveal keys require a verified e-mail address. */
export const actsOfVerified: readonly RoomAction[] = ['api-keys.edit', 'webhooks.edit', 'team.edit'];

/** A suspended business can still view, export and delete itself. */
export function isHarmless(action: RoomAction): boolean {
  return action.endsWith('.read') || action === 'data.export' || action === 'business.delete';
}
