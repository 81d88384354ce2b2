CREATE TABLE `woocommerce_connections` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`store_link` text NOT NULL,
	`store_name` text NOT NULL,
	`consumer_key` text NOT NULL,
	`consumer_secret` text NOT NULL,
	`state` text NOT NULL,
	`connected_at` text NOT NULL,
	`feed_id` text NOT NULL,
	`order_source_id` text NOT NULL,
	`webhooks` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `woocommerce_connections_by_store` ON `woocommerce_connections` (`business_id`,`store_link`);--> statement-breakpoint
CREATE INDEX `woocommerce_connections_by_feed` ON `woocommerce_connections` (`feed_id`);--> statement-breakpoint
ALTER TABLE `shopify_connections` ADD `is_app_install` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `shopify_connections` ADD `refresh_token` text;--> statement-breakpoint
ALTER TABLE `shopify_connections` ADD `token_expires_at` text;