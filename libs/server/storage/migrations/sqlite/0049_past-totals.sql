PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_price_drops` (
	`product_id` text NOT NULL,
	`destination` text DEFAULT '*' NOT NULL,
	`offer_id` text NOT NULL,
	`previous_minor` integer NOT NULL,
	`current_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`basis_points` integer NOT NULL,
	`since` text NOT NULL,
	PRIMARY KEY(`product_id`, `destination`)
);
--> statement-breakpoint
-- Earlier versions had one for each offer; they are recalculated when the storage is opened.
INSERT OR IGNORE INTO `__new_price_drops`("product_id", "offer_id", "previous_minor", "current_minor", "currency", "basis_points", "since") SELECT "product_id", "offer_id", "previous_minor", "current_minor", "currency", "basis_points", "since" FROM `price_drops`;--> statement-breakpoint
DROP TABLE `price_drops`;--> statement-breakpoint
ALTER TABLE `__new_price_drops` RENAME TO `price_drops`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `price_drops_by_size` ON `price_drops` (`basis_points`);--> statement-breakpoint
CREATE INDEX `price_drops_by_offer` ON `price_drops` (`offer_id`);--> statement-breakpoint
CREATE INDEX `price_drops_by_age` ON `price_drops` (`since`);--> statement-breakpoint
DROP INDEX `product_listings_by_drop`;--> statement-breakpoint
ALTER TABLE `product_listings` DROP COLUMN `drop_basis_points`;--> statement-breakpoint
ALTER TABLE `price_observations` ADD `shipping_kind` text;--> statement-breakpoint
ALTER TABLE `price_observations` ADD `shipping_minor` integer;--> statement-breakpoint
ALTER TABLE `price_observations` ADD `shipping_currency` text;--> statement-breakpoint
ALTER TABLE `price_observations` ADD `shipping_rates` text;--> statement-breakpoint
ALTER TABLE `price_observations` ADD `availability` text;--> statement-breakpoint
ALTER TABLE `product_prices` ADD `drop_basis_points` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `product_prices_by_drop` ON `product_prices` (`destination`,`condition_class`,`drop_basis_points`,`number`);