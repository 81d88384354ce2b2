CREATE TABLE `business_profiles` (
	`business_id` text PRIMARY KEY NOT NULL,
	`web_address` text,
	`currency` text,
	`time_zone` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notice_choices` (
	`business_id` text NOT NULL,
	`account_id` text NOT NULL,
	`choices` text NOT NULL,
	PRIMARY KEY(`business_id`, `account_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `shopify_connections` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`shop_origin` text NOT NULL,
	`shop_name` text NOT NULL,
	`primary_domain` text NOT NULL,
	`page_origin` text NOT NULL,
	`currency` text NOT NULL,
	`country` text,
	`access_token` text NOT NULL,
	`state` text NOT NULL,
	`connected_at` text NOT NULL,
	`feed_id` text NOT NULL,
	`order_source_id` text,
	`webhooks` text NOT NULL,
	`read_state` text NOT NULL,
	`read_started_at` text,
	`read_finished_at` text,
	`read_problem` text,
	`product_count` integer NOT NULL,
	`item_count` integer NOT NULL,
	`refused_count` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shopify_connections_by_shop` ON `shopify_connections` (`business_id`,`shop_origin`);--> statement-breakpoint
CREATE INDEX `shopify_connections_by_source` ON `shopify_connections` (`order_source_id`);--> statement-breakpoint
CREATE TABLE `webhook_attempts` (
	`delivery_id` text NOT NULL,
	`number` integer NOT NULL,
	`at` text NOT NULL,
	`outcome` text NOT NULL,
	`status` integer,
	`duration_ms` integer NOT NULL,
	`excerpt` text,
	PRIMARY KEY(`delivery_id`, `number`),
	FOREIGN KEY (`delivery_id`) REFERENCES `webhook_deliveries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`event_key` text NOT NULL,
	`event` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` text NOT NULL,
	`state` text NOT NULL,
	`is_forced` integer NOT NULL,
	`attempt_count` integer NOT NULL,
	`next_at` text NOT NULL,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_by_event` ON `webhook_deliveries` (`endpoint_id`,`event_key`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_endpoint` ON `webhook_deliveries` (`endpoint_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_time` ON `webhook_deliveries` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_secret_until` text,
	`is_paused` integer NOT NULL,
	`disabled_at` text,
	`disabled_reason` text,
	`created_at` text NOT NULL,
	`last_delivered_at` text,
	`consecutive_failures` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_by_business` ON `webhook_endpoints` (`business_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `account_tokens` ADD `email` text;