DROP INDEX "product_listings_by_category";--> statement-breakpoint
DROP INDEX "product_listings_by_brand";--> statement-breakpoint
DROP INDEX "product_listings_by_offers";--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "vouched_offer_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_listings_by_category" ON "product_listings" USING btree ("category_slug","vouched_offer_count","offer_count","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_brand" ON "product_listings" USING btree ("brand_key","vouched_offer_count","offer_count","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_offers" ON "product_listings" USING btree ("vouched_offer_count","offer_count","number");--> statement-breakpoint
-- Written by hand: counts vouched-for offers by their source; a negative count meant that there were none.
UPDATE "product_listings" SET "offer_count" = abs("offer_count"), "vouched_offer_count" = (SELECT count(*) FROM "offers" WHERE "offers"."product_id" = "product_listings"."product_id" AND "offers"."source" <> 'watched-page') WHERE "offer_count" <> 0;
