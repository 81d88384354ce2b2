import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

/** An admin's read-only view of a business's dashboard. */
export const viewingSchema = z.object({
  businessId: z.string(),
  businessName: z.string(),
  /** The admin's e-mail address. */
  adminEmail: z.string(),
  reason: z.string(),
  startedAt: instantSchema,
  /** An hour after it started. */
  until: instantSchema,
});
export type Viewing = z.infer<typeof viewingSchema>;
