ALTER TABLE "comparisons" ADD COLUMN "link_words" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "item_key" text;--> statement-breakpoint
CREATE INDEX "offers_by_item" ON "offers" USING btree ("item_key");