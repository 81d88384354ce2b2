CREATE TABLE `activity_entries` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`at` text NOT NULL,
	`visit` text NOT NULL,
	`bot_reason` text,
	`exclusion` text,
	`source` text,
	`medium` text,
	`campaign` text,
	`country` text,
	`device` text,
	`retailer_domain` text,
	`offer_id` text,
	`product_title` text,
	`link` text,
	`reference_id` text,
	`event_type` text,
	`position` integer,
	`offers_shown` integer,
	`price_gap` text,
	`order_id` text,
	`order_name` text,
	`is_credited` integer NOT NULL,
	`amount_minor` integer,
	`currency` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `activity_entries_by_record` ON `activity_entries` (`record_id`,`kind`,`business_id`);--> statement-breakpoint
CREATE INDEX `activity_entries_by_time` ON `activity_entries` (`business_id`,`at`,`sequence`);--> statement-breakpoint
CREATE INDEX `activity_entries_by_sequence` ON `activity_entries` (`business_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `activity_heads` (
	`name` text PRIMARY KEY NOT NULL,
	`sequence` integer NOT NULL,
	`counted_until` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `day_dimension_revenue` (
	`business_id` text NOT NULL,
	`dimension` text NOT NULL,
	`day` text NOT NULL,
	`value` text NOT NULL,
	`currency` text NOT NULL,
	`revenue_minor` integer NOT NULL,
	`refunded_minor` integer NOT NULL,
	PRIMARY KEY(`business_id`, `dimension`, `day`, `value`, `currency`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `day_dimension_stats` (
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
);
--> statement-breakpoint
CREATE TABLE `day_visits` (
	`business_id` text NOT NULL,
	`day` text NOT NULL,
	`visitor_hash` text NOT NULL,
	`target` text NOT NULL,
	`last_at` text NOT NULL,
	PRIMARY KEY(`visitor_hash`, `business_id`, `day`, `target`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `day_visits_by_day` ON `day_visits` (`day`);--> statement-breakpoint
CREATE TABLE `demand_days` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`searches` integer NOT NULL,
	`searchers` integer NOT NULL,
	`product_ids` text NOT NULL,
	PRIMARY KEY(`day`, `kind`, `key`)
);
--> statement-breakpoint
CREATE INDEX `demand_days_by_searchers` ON `demand_days` (`day`,`searchers`);--> statement-breakpoint
CREATE TABLE `demand_searchers` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`visitor_hash` text NOT NULL,
	PRIMARY KEY(`day`, `kind`, `key`, `visitor_hash`)
);
--> statement-breakpoint
CREATE TABLE `hour_revenue` (
	`business_id` text NOT NULL,
	`hour` text NOT NULL,
	`currency` text NOT NULL,
	`revenue_minor` integer NOT NULL,
	`refunded_minor` integer NOT NULL,
	PRIMARY KEY(`business_id`, `hour`, `currency`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `hour_stats` (
	`business_id` text NOT NULL,
	`hour` text NOT NULL,
	`impressions` integer NOT NULL,
	`clicks` integer NOT NULL,
	`human_clicks` integer NOT NULL,
	`billable_clicks` integer NOT NULL,
	`visitors` integer NOT NULL,
	`referrals` integer NOT NULL,
	`events` integer NOT NULL,
	`orders` integer NOT NULL,
	`refunds` integer NOT NULL,
	PRIMARY KEY(`business_id`, `hour`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `price_positions` (
	`business_id` text NOT NULL,
	`offer_id` text NOT NULL,
	`item_id` text NOT NULL,
	`title` text NOT NULL,
	`image_url` text,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`position` integer NOT NULL,
	`offers_shown` integer NOT NULL,
	`best_minor` integer,
	`best_retailer_name` text,
	`best_retailer_domain` text,
	`gap_points` integer NOT NULL,
	`price_gap` text NOT NULL,
	`clicks` integer NOT NULL,
	`ranked_at` text NOT NULL,
	PRIMARY KEY(`business_id`, `offer_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `price_positions_by_clicks` ON `price_positions` (`business_id`,`clicks`,`offer_id`);--> statement-breakpoint
CREATE INDEX `price_positions_by_gap` ON `price_positions` (`business_id`,`gap_points`,`offer_id`);--> statement-breakpoint
ALTER TABLE `clicks` ADD `device` text;--> statement-breakpoint
ALTER TABLE `clicks` ADD `country` text;--> statement-breakpoint
ALTER TABLE `clicks` ADD `utm_source` text;--> statement-breakpoint
ALTER TABLE `clicks` ADD `utm_medium` text;--> statement-breakpoint
ALTER TABLE `clicks` ADD `utm_campaign` text;--> statement-breakpoint
ALTER TABLE `clicks` ADD `position` integer;--> statement-breakpoint
ALTER TABLE `clicks` ADD `offers_shown` integer;--> statement-breakpoint
ALTER TABLE `clicks` ADD `price_gap` text;--> statement-breakpoint
ALTER TABLE `clicks` ADD `counted_at` text;--> statement-breakpoint
CREATE INDEX `clicks_uncounted` ON `clicks` (`clicked_at`) WHERE counted_at is null;--> statement-breakpoint
ALTER TABLE `referrals` ADD `counted_at` text;--> statement-breakpoint
CREATE INDEX `referrals_uncounted` ON `referrals` (`received_at`) WHERE counted_at is null;--> statement-breakpoint
ALTER TABLE `tracking_events` ADD `counted_at` text;--> statement-breakpoint
CREATE INDEX `tracking_events_uncounted` ON `tracking_events` (`received_at`) WHERE counted_at is null;--> statement-breakpoint
CREATE INDEX `merchant_items_by_product` ON `merchant_items` (`product_id`,`business_id`);