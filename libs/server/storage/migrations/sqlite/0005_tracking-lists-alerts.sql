CREATE TABLE `alert_firings` (
	`id` text PRIMARY KEY NOT NULL,
	`alert_id` text NOT NULL,
	`shopper_id` text NOT NULL,
	`product_id` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`fired_at` text NOT NULL,
	`price_minor` integer,
	`previous_minor` integer,
	`threshold_minor` integer
);
--> statement-breakpoint
CREATE INDEX `alert_firings_by_shopper` ON `alert_firings` (`shopper_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alert_firings_by_alert` ON `alert_firings` (`alert_id`,`fired_at`);--> statement-breakpoint
CREATE TABLE `alert_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`firing_id` text NOT NULL,
	`channel` text NOT NULL,
	`receiver` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` text NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_messages_by_receiver` ON `alert_messages` (`firing_id`,`channel`,`receiver`);--> statement-breakpoint
CREATE INDEX `alert_messages_by_time` ON `alert_messages` (`state`,`next_at`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`shopper_id` text NOT NULL,
	`product_id` text NOT NULL,
	`rule` text NOT NULL,
	`rule_key` text NOT NULL,
	`currency` text NOT NULL,
	`shipping_counted` integer NOT NULL,
	`channels` text NOT NULL,
	`is_paused` integer NOT NULL,
	`created_at` text NOT NULL,
	`memory` text NOT NULL,
	`sighting` text,
	`seen_checked_at` text NOT NULL,
	`firing_count` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_by_shopper` ON `alerts` (`shopper_id`,`product_id`,`rule_key`);--> statement-breakpoint
CREATE INDEX `alerts_by_product` ON `alerts` (`product_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`shopper_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`endpoint_digest` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_by_endpoint` ON `push_subscriptions` (`endpoint_digest`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_shopper` ON `push_subscriptions` (`shopper_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `referrals` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`received_at` text NOT NULL,
	`business_domain` text,
	`referral_id` text,
	`target_url` text,
	`source_url` text,
	`product_name` text,
	`user_id` text,
	`utm_source` text,
	`utm_medium` text,
	`utm_campaign` text,
	`visit` text NOT NULL,
	`bot_reason` text,
	`visitor_hash` text,
	`is_anonymous` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_by_key` ON `referrals` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `referrals_by_business` ON `referrals` (`business_domain`,`received_at`);--> statement-breakpoint
CREATE INDEX `referrals_by_time` ON `referrals` (`received_at`);--> statement-breakpoint
CREATE TABLE `shopper_list_clearings` (
	`shopper_id` text NOT NULL,
	`list` text NOT NULL,
	`cleared_at` text NOT NULL,
	PRIMARY KEY(`shopper_id`, `list`)
);
--> statement-breakpoint
CREATE TABLE `shopper_list_entries` (
	`shopper_id` text NOT NULL,
	`list` text NOT NULL,
	`key_digest` text NOT NULL,
	`key` text NOT NULL,
	`at` text NOT NULL,
	`is_removed` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`shopper_id`, `list`, `key_digest`)
);
--> statement-breakpoint
CREATE INDEX `shopper_list_entries_by_time` ON `shopper_list_entries` (`shopper_id`,`list`,`is_removed`,`at`);--> statement-breakpoint
CREATE TABLE `tracking_events` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text NOT NULL,
	`received_at` text NOT NULL,
	`business_domain` text,
	`event_type` text NOT NULL,
	`occurred_at` text NOT NULL,
	`session_id` text,
	`user_id` text,
	`url` text,
	`data` text NOT NULL,
	`visit` text NOT NULL,
	`bot_reason` text,
	`visitor_hash` text,
	`is_anonymous` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_events_by_key` ON `tracking_events` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `tracking_events_by_business` ON `tracking_events` (`business_domain`,`received_at`);--> statement-breakpoint
CREATE INDEX `tracking_events_by_type` ON `tracking_events` (`event_type`,`received_at`);--> statement-breakpoint
CREATE INDEX `tracking_events_by_time` ON `tracking_events` (`received_at`);--> statement-breakpoint
ALTER TABLE `comparisons` ADD `currency` text;