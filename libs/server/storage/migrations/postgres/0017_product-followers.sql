ALTER TABLE "alerts" ADD COLUMN "made_for_product_id" text;--> statement-breakpoint
ALTER TABLE "shopper_list_entries" ADD COLUMN "first_key" text;--> statement-breakpoint
CREATE INDEX "shopper_list_entries_by_key" ON "shopper_list_entries" USING btree ("list","key_digest");