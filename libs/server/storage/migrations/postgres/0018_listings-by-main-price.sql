DROP INDEX "product_listings_by_category_price";--> statement-breakpoint
DROP INDEX "product_listings_by_price";--> statement-breakpoint
CREATE INDEX "product_listings_by_category_price" ON "product_listings" USING btree ("category_slug","currency","is_main","lowest_minor","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_price" ON "product_listings" USING btree ("currency","is_main","lowest_minor","number");