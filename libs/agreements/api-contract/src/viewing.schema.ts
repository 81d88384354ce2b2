import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

/** An admin's read-only view of a business's dashboard. */
export const viewingSchema = z.object({
  businessId: z.string(),
  businessName: z.string(),
  adminEmail: z.string(),
  reason: z.string(),
  startedAt: instantSchema,
  until: instantSchema,
});
export type Viewing = z.infer<typeof viewingSchema>;
