CREATE TABLE `item_checks` (
	`business_id` text NOT NULL,
	`item_id` text NOT NULL,
	`digest` text NOT NULL,
	`checked_at` text NOT NULL,
	`page` text NOT NULL,
	`image` text NOT NULL,
	`page_minor` integer,
	`page_currency` text,
	`page_availability` text,
	`codes` text NOT NULL,
	PRIMARY KEY(`business_id`, `item_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `item_checks_by_time` ON `item_checks` (`business_id`,`checked_at`,`item_id`);--> statement-breakpoint
CREATE TABLE `withheld_items` (
	`business_id` text NOT NULL,
	`item_id` text NOT NULL,
	`at` text NOT NULL,
	`by_id` text NOT NULL,
	PRIMARY KEY(`business_id`, `item_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `merchant_items` ADD `standing` text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
CREATE INDEX `merchant_items_by_price` ON `merchant_items` (`business_id`,`price_minor`,`offer_id`);--> statement-breakpoint
CREATE INDEX `merchant_items_by_change` ON `merchant_items` (`business_id`,`updated_at`,`offer_id`);--> statement-breakpoint
CREATE INDEX `merchant_items_by_standing` ON `merchant_items` (`business_id`,`standing`,`issue_count`);--> statement-breakpoint
ALTER TABLE `price_positions` ADD `place` text DEFAULT 'middle' NOT NULL;--> statement-breakpoint
CREATE INDEX `price_positions_by_place` ON `price_positions` (`business_id`,`place`,`offer_id`);--> statement-breakpoint
ALTER TABLE `shopify_connections` ADD `held_back_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE `merchant_items` SET `standing` = CASE
	WHEN EXISTS (SELECT 1 FROM `item_disapprovals` AS d WHERE d.`business_id` = `merchant_items`.`business_id` AND d.`item_id` = `merchant_items`.`item_id`) THEN 'disapproved'
	WHEN (SELECT b.`status` FROM `businesses` AS b WHERE b.`id` = `merchant_items`.`business_id`) = 'suspended' THEN 'business-hidden'
	WHEN json_extract(`item`, '$.expiresAt') <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now') THEN 'expired'
	ELSE 'domain-unproved' END
WHERE `is_shown` = 0;
--> statement-breakpoint
UPDATE `price_positions` SET `place` = CASE
	WHEN `offers_shown` = 1 THEN 'alone' WHEN `position` = 1 THEN 'cheapest' WHEN `position` = `offers_shown` THEN 'dearest' ELSE 'middle' END;
--> statement-breakpoint
-- A report reads a stretch of days: the rows lie in the order of their key, not beside it.
CREATE TABLE `__day_dimension_stats` (
	`business_id` text NOT NULL,
	`dimension` text NOT NULL,
	`day` text NOT NULL,
	`value` text NOT NULL,
	`impressions` integer NOT NULL,
	`clicks` integer NOT NULL,
	`human_clicks` integer NOT NULL,
	`billable_clicks` integer NOT NULL,
	`orders` integer NOT NULL,
	`refunds` integer NOT NULL,
	PRIMARY KEY(`business_id`, `dimension`, `day`, `value`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__day_dimension_stats` (`business_id`, `dimension`, `day`, `value`, `impressions`, `clicks`, `human_clicks`, `billable_clicks`, `orders`, `refunds`) SELECT `business_id`, `dimension`, `day`, `value`, `impressions`, `clicks`, `human_clicks`, `billable_clicks`, `orders`, `refunds` FROM `day_dimension_stats` ORDER BY `business_id`, `dimension`, `day`, `value`;
--> statement-breakpoint
DROP TABLE `day_dimension_stats`;
--> statement-breakpoint
ALTER TABLE `__day_dimension_stats` RENAME TO `day_dimension_stats`;
