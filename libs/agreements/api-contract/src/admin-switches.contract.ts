import * as z from 'zod/mini';
import { adminErrors, changedSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';

/**
 * All switches are on by default. With unapproved-merchants off, a business needs an admin's approval in addition to a verified domain.
 */
export const switchNames = [
  'shopper-registration',
  'business-registration',
  'outside-sources',
  'price-reports',
  'feed-imports',
  'alert-messages',
  'unapproved-merchants',
] as const;
export type SwitchName = (typeof switchNames)[number];

const switchSchema = z.object({
  name: z.enum(switchNames),
  isOn: z.boolean(),
  changed: z.nullable(changedSchema),
});
export type SwitchView = z.infer<typeof switchSchema>;

export const listSwitches = defineEndpoint({
  name: 'listSwitches',
  method: 'GET',
  path: '/api/admin/switches',
  summary: 'List switches',
  audience: 'admin',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(switchSchema), nextCursor: z.null() }),
  },
  errors: adminErrors,
});

export const changeSwitch = defineEndpoint({
  name: 'changeSwitch',
  method: 'PUT',
  path: '/api/admin/switches/:name',
  summary: 'Turn a switch on or off',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ name: z.enum(switchNames) }),
  body: z.strictObject({ isOn: z.boolean(), reason: reasonSchema }),
  answers: { 200: z.object({ success: z.literal(true), switch: switchSchema }) },
  errors: adminErrors,
});
