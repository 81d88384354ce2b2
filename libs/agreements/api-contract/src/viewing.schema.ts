import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

export const viewingSchema = z.object({
  businessId: z.string(),
  businessName: z.string(),
  adminEmail: z.string(),
  reason: z.string(),
  startedAt: instantSchema,
  until: instantSchema,
});
export type Viewing = z.infer<typeof viewingSchema>;
