CREATE TABLE `catalog_counts` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE TABLE `clicks` (
	`id` text PRIMARY KEY NOT NULL,
	`clicked_at` text NOT NULL,
	`target` text NOT NULL,
	`sent_to` text NOT NULL,
	`source` text NOT NULL,
	`requested_at` integer,
	`offer_id` text,
	`retailer_domain` text NOT NULL,
	`visit` text NOT NULL,
	`bot_reason` text,
	`reference_id` text,
	`session_id` text,
	`comparison_id` text,
	`user_agent_family` text,
	`visitor_hash` text
);
--> statement-breakpoint
CREATE INDEX `clicks_by_time` ON `clicks` (`clicked_at`,`visit`);--> statement-breakpoint
CREATE TABLE `comparison_events` (
	`request_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`request_id`, `sequence`),
	FOREIGN KEY (`request_id`) REFERENCES `comparisons`(`request_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `comparisons` (
	`request_id` text PRIMARY KEY NOT NULL,
	`link` text,
	`link_key` text,
	`query` text,
	`created_at` text NOT NULL,
	`settled_at` text,
	`last_sequence` integer NOT NULL,
	`worker_id` text,
	`lease_until` text
);
--> statement-breakpoint
CREATE INDEX `comparisons_by_link` ON `comparisons` (`link_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `comparisons_by_settling` ON `comparisons` (`settled_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`source` text NOT NULL,
	`retailer_domain` text NOT NULL,
	`retailer_name` text NOT NULL,
	`seller` text,
	`sku` text,
	`title` text NOT NULL,
	`brand` text,
	`gtins` text NOT NULL,
	`mpn` text,
	`attributes` text NOT NULL,
	`link` text NOT NULL,
	`link_key` text NOT NULL,
	`affiliate_link` text,
	`affiliate_link_key` text,
	`image_url` text,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`list_price_minor` integer,
	`list_price_currency` text,
	`shipping_kind` text NOT NULL,
	`shipping_minor` integer,
	`shipping_currency` text,
	`availability` text NOT NULL,
	`condition` text NOT NULL,
	`checked_at` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `offers_by_product` ON `offers` (`product_id`);--> statement-breakpoint
CREATE INDEX `offers_by_retailer` ON `offers` (`retailer_domain`,`product_id`);--> statement-breakpoint
CREATE INDEX `offers_by_link` ON `offers` (`link_key`);--> statement-breakpoint
CREATE INDEX `offers_by_affiliate_link` ON `offers` (`affiliate_link_key`);--> statement-breakpoint
CREATE TABLE `price_drops` (
	`offer_id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`previous_minor` integer NOT NULL,
	`current_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`basis_points` integer NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `price_drops_by_size` ON `price_drops` (`basis_points`);--> statement-breakpoint
CREATE INDEX `price_drops_by_product` ON `price_drops` (`product_id`);--> statement-breakpoint
CREATE INDEX `price_drops_by_age` ON `price_drops` (`since`);--> statement-breakpoint
CREATE TABLE `price_observations` (
	`product_id` text NOT NULL,
	`offer_id` text NOT NULL,
	`observed_at` text NOT NULL,
	`day` text NOT NULL,
	`retailer_domain` text NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	PRIMARY KEY(`product_id`, `offer_id`, `observed_at`)
);
--> statement-breakpoint
CREATE TABLE `product_gtins` (
	`gtin` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`gtin`, `product_id`)
);
--> statement-breakpoint
CREATE INDEX `product_gtins_by_product` ON `product_gtins` (`product_id`);--> statement-breakpoint
CREATE TABLE `product_listings` (
	`number` integer NOT NULL,
	`product_id` text NOT NULL,
	`currency` text NOT NULL,
	`is_main` integer NOT NULL,
	`lowest_minor` integer,
	`offer_count` integer NOT NULL,
	`in_stock` integer NOT NULL,
	`condition_bits` integer NOT NULL,
	`category_slug` text,
	`brand_key` text,
	`first_seen_at` text NOT NULL,
	`drop_basis_points` integer NOT NULL,
	PRIMARY KEY(`number`, `currency`)
);
--> statement-breakpoint
CREATE INDEX `product_listings_by_category` ON `product_listings` (`category_slug`,`offer_count`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_category_price` ON `product_listings` (`category_slug`,`currency`,`lowest_minor`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_brand` ON `product_listings` (`brand_key`,`offer_count`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_price` ON `product_listings` (`currency`,`lowest_minor`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_offers` ON `product_listings` (`offer_count`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_age` ON `product_listings` (`first_seen_at`,`number`);--> statement-breakpoint
CREATE INDEX `product_listings_by_drop` ON `product_listings` (`drop_basis_points`,`number`);--> statement-breakpoint
CREATE TABLE `products` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`brand` text,
	`brand_key` text,
	`mpn` text,
	`model_key` text,
	`gtins` text NOT NULL,
	`attributes` text NOT NULL,
	`category` text,
	`category_slug` text,
	`description` text,
	`image_url` text,
	`first_seen_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_by_id` ON `products` (`id`);--> statement-breakpoint
CREATE INDEX `products_by_model` ON `products` (`model_key`,`brand_key`);--> statement-breakpoint
CREATE TABLE `search_documents` (
	`number` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`title` text NOT NULL,
	`brand` text NOT NULL,
	`model` text NOT NULL,
	`codes` text NOT NULL,
	`gtin_forms` text NOT NULL,
	`category` text NOT NULL,
	`digest` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_spellings` (
	`spelling` text NOT NULL,
	`term` text NOT NULL,
	PRIMARY KEY(`spelling`, `term`)
);
--> statement-breakpoint
CREATE TABLE `search_terms` (
	`term` text PRIMARY KEY NOT NULL,
	`document_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `source_health` (
	`source_id` text PRIMARY KEY NOT NULL,
	`found_count` integer NOT NULL,
	`nothing_count` integer NOT NULL,
	`failed_count` integer NOT NULL,
	`timed_out_count` integer NOT NULL,
	`consecutive_failures` integer NOT NULL,
	`last_outcome` text NOT NULL,
	`last_at` text NOT NULL,
	`last_duration_ms` integer NOT NULL,
	`last_answered_at` text,
	`last_error` text,
	`last_error_at` text
);
