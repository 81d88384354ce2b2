import * as z from 'zod/mini';
import { adminErrors, changedSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';

/**
 * What an operator can turn off while it runs. All are on until somebody turns them off. With unapproved-merchants off, products
 * of a business are shown only once an admin has approved it; a proved domain is wanted either way.
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

/** A switch, and who touched it last. */
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

/** Turns something on or off, in all processes. */
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
