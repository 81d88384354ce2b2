CREATE TABLE "shipping_policies" (
	"retailer_domain" text PRIMARY KEY NOT NULL,
	"policy" json NOT NULL,
	"link" text NOT NULL,
	"read_at" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "tax" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "weight_grams" bigint;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "tax" text DEFAULT 'included' NOT NULL;