import type { MemberRole } from '@pricehunt/business-accounts';

/** What each role of a team may do in the merchants' rooms. Whatever is not in the table is refused. */
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

/** Something done in a merchant's room: `room.act`. */
export type RoomAction = keyof typeof roomRights;

/** Acts that send mail or give out keys: they need a proved e-mail address. */
export const actsOfVerified: readonly RoomAction[] = ['api-keys.edit', 'webhooks.edit', 'team.edit'];

/** Whether an act only looks. A suspended business may still look, export and delete itself. */
export function isHarmless(action: RoomAction): boolean {
  return action.endsWith('.read') || action === 'data.export' || action === 'business.delete';
}
