DROP INDEX "price_drops_by_product";--> statement-breakpoint
DROP INDEX "product_listings_by_drop";--> statement-breakpoint
-- Earlier versions had one for each offer; they are recalculated when the storage is opened.
DELETE FROM "price_drops" AS one USING "price_drops" AS other WHERE one."product_id" = other."product_id" AND one."offer_id" > other."offer_id";--> statement-breakpoint
ALTER TABLE "price_drops" DROP CONSTRAINT "price_drops_pkey";--> statement-breakpoint
ALTER TABLE "price_drops" ADD COLUMN "destination" text DEFAULT '*' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_drops" ADD CONSTRAINT "price_drops_key" PRIMARY KEY("product_id","destination");--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "shipping_kind" text;--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "shipping_minor" bigint;--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "shipping_currency" text;--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "shipping_rates" json;--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "drop_basis_points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "price_drops_by_offer" ON "price_drops" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "product_prices_by_drop" ON "product_prices" USING btree ("destination","condition_class","drop_basis_points","number");--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "drop_basis_points";