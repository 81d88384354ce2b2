DROP INDEX `product_listings_by_category`;--> statement-breakpoint
DROP INDEX `product_listings_by_brand`;--> statement-breakpoint
DROP INDEX `product_listings_by_offers`;--> statement-breakpoint
ALTER TABLE `product_listings` ADD `vouched_offer_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `product_listings_by_category` ON `product_listings` (`category_slug`,`vouched_offer_count`,`offer_count`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_brand` ON `product_listings` (`brand_key`,`vouched_offer_count`,`offer_count`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_offers` ON `product_listings` (`vouched_offer_count`,`offer_count`,`number`);--> statement-breakpoint
-- Written by hand: the values that categories and brands were counted by; the next start recalculates all (`reckoning`).
UPDATE `product_listings` SET `vouched_offer_count` = CASE WHEN `offer_count` > 0 THEN `offer_count` ELSE 0 END, `offer_count` = abs(`offer_count`) WHERE `offer_count` <> 0;
