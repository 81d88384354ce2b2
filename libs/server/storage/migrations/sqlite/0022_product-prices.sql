CREATE TABLE `product_prices` (
	`number` integer NOT NULL,
	`destination` text NOT NULL,
	`condition_class` text NOT NULL,
	`is_shown` integer NOT NULL,
	`kind` text NOT NULL,
	`is_obtainable` integer NOT NULL,
	`reference` real,
	`own_minor` integer,
	`own_currency` text,
	`destinations` text NOT NULL,
	`category_slug` text,
	`in_stock` integer NOT NULL,
	PRIMARY KEY(`number`, `destination`, `condition_class`)
);
--> statement-breakpoint
CREATE INDEX `product_prices_by_amount` ON `product_prices` (`destination`,`condition_class`,`reference`,`own_currency`,`own_minor`,`number`,`is_shown`,`destinations`,`in_stock`);--> statement-breakpoint
CREATE INDEX `product_prices_by_category_amount` ON `product_prices` (`category_slug`,`destination`,`condition_class`,`reference`,`own_currency`,`own_minor`,`number`,`is_shown`,`destinations`,`in_stock`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_product_listings` (
	`number` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`offer_count` integer NOT NULL,
	`in_stock` integer NOT NULL,
	`condition_bits` integer NOT NULL,
	`shops` text DEFAULT '' NOT NULL,
	`destinations` text DEFAULT '' NOT NULL,
	`category_slug` text,
	`brand_key` text,
	`first_seen_at` text NOT NULL,
	`drop_basis_points` integer NOT NULL
);
--> statement-breakpoint
-- Its rows are made anew, with the prices, when the storage is opened.
DROP TABLE `product_listings`;--> statement-breakpoint
ALTER TABLE `__new_product_listings` RENAME TO `product_listings`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `product_listings_by_category` ON `product_listings` (`category_slug`,`offer_count`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_brand` ON `product_listings` (`brand_key`,`offer_count`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_offers` ON `product_listings` (`offer_count`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_age` ON `product_listings` (`first_seen_at`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_drop` ON `product_listings` (`drop_basis_points`,`number`);--> statement-breakpoint
ALTER TABLE `alerts` ADD `country` text;--> statement-breakpoint
ALTER TABLE `alerts` ADD `condition_class` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE `comparisons` ADD `country` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `shipping_rates` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `price_observations` ADD `condition_class` text DEFAULT 'new' NOT NULL;
--> statement-breakpoint
UPDATE `price_observations` SET `condition_class` = 'used' WHERE (`product_id`, `offer_id`) IN (
	SELECT `product_id`, `id` FROM `offers` WHERE `condition` IN ('refurbished', 'used', 'damaged'));
