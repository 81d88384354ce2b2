import { notificationSettingsSchema } from '@pricehunt/api-contract/notifications';
import type { NotificationServiceKind, NotificationSettings } from '@pricehunt/api-contract/notifications';
import type { Messages } from '../../messages/english';

export type ServiceField = keyof Messages['notifications']['fields'];

/** The fields of each kind of service, in the order of the form. */
export const fieldsOfKind: Readonly<Record<NotificationServiceKind, readonly ServiceField[]>> = {
  ntfy: ['server', 'topic', 'accessToken'],
  gotify: ['server', 'appToken'],
  telegram: ['botToken', 'chatId'],
  discord: ['webhookUrl'],
  slack: ['webhookUrl'],
  webhook: ['url'],
  apprise: ['server', 'configKey', 'tag'],
};

export const isSecretField = (field: ServiceField): boolean =>
  ['accessToken', 'appToken', 'botToken'].includes(field);

export type TypedFields = Partial<Record<ServiceField, string>>;

/** The settings, or the fields that are missing or wrong. */
export function settingsOf(
  kind: NotificationServiceKind,
  typed: TypedFields,
): NotificationSettings | readonly ServiceField[] {
  const filled = fieldsOfKind[kind]
    .map((field) => [field, typed[field]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  const parsed = notificationSettingsSchema.safeParse({ kind, ...Object.fromEntries(filled) });
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path }) => path[0]);
  return fieldsOfKind[kind].filter((field) => wrong.includes(field));
}
