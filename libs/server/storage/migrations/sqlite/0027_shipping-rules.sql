CREATE TABLE `shop_shipping` (
	`retailer_domain` text PRIMARY KEY NOT NULL,
	`rates` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `business_domains` ADD `shipping_rates` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `price_positions` ADD `impact` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `price_positions` ADD `win_minor` integer;--> statement-breakpoint
ALTER TABLE `price_positions` ADD `win_clicks` integer;--> statement-breakpoint
CREATE INDEX `price_positions_by_impact` ON `price_positions` (`business_id`,`impact`,`offer_id`);