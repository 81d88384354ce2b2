CREATE TABLE "shop_shipping" (
	"retailer_domain" text PRIMARY KEY NOT NULL,
	"rates" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_domains" ADD COLUMN "shipping_rates" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_positions" ADD COLUMN "impact" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_positions" ADD COLUMN "win_minor" bigint;--> statement-breakpoint
ALTER TABLE "price_positions" ADD COLUMN "win_clicks" bigint;--> statement-breakpoint
CREATE INDEX "price_positions_by_impact" ON "price_positions" USING btree ("business_id","impact","offer_id");