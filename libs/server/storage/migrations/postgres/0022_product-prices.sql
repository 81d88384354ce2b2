CREATE TABLE "product_prices" (
	"number" bigint NOT NULL,
	"destination" text NOT NULL,
	"condition_class" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"kind" text NOT NULL,
	"is_obtainable" boolean NOT NULL,
	"reference" double precision,
	"own_minor" bigint,
	"own_currency" text,
	"destinations" text NOT NULL,
	"category_slug" text,
	"in_stock" boolean NOT NULL,
	CONSTRAINT "product_prices_key" PRIMARY KEY("number","destination","condition_class")
);
--> statement-breakpoint
DROP INDEX "product_listings_by_category_price";--> statement-breakpoint
DROP INDEX "product_listings_by_price";--> statement-breakpoint
-- Its rows are made anew, with the prices, when the storage is opened.
DELETE FROM "product_listings";--> statement-breakpoint
ALTER TABLE "product_listings" DROP CONSTRAINT "product_listings_key";--> statement-breakpoint
ALTER TABLE "product_listings" ADD PRIMARY KEY ("number");--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "condition_class" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "shipping_rates" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_observations" ADD COLUMN "condition_class" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "destinations" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_prices_by_amount" ON "product_prices" USING btree ("destination","condition_class","reference","own_currency","own_minor","number","is_shown","destinations","in_stock");--> statement-breakpoint
CREATE INDEX "product_prices_by_category_amount" ON "product_prices" USING btree ("category_slug","destination","condition_class","reference","own_currency","own_minor","number","is_shown","destinations","in_stock");--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "currency";--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "is_main";--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "lowest_minor";
--> statement-breakpoint
UPDATE "price_observations" SET "condition_class" = 'used' WHERE ("product_id", "offer_id") IN (
	SELECT "product_id", "id" FROM "offers" WHERE "condition" IN ('refurbished', 'used', 'damaged'));
