ALTER TABLE "offers" ADD COLUMN "facts" json;--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "attributes" text DEFAULT '' NOT NULL;