import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

/** An admin looking at the merchant's rooms as that business, read-only. */
export const viewingSchema = z.object({
  businessId: z.string(),
  businessName: z.string(),
  /** Who looks: the admin's e-mail address. */
  adminEmail: z.string(),
  reason: z.string(),
  startedAt: instantSchema,
  /** When it ends by itself: an hour after it began. */
  until: instantSchema,
});
export type Viewing = z.infer<typeof viewingSchema>;
