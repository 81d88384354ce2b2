CREATE TABLE `attribution_settings` (
	`business_id` text PRIMARY KEY NOT NULL,
	`window_days` integer NOT NULL,
	`model` text NOT NULL,
	`click_parameter` text NOT NULL,
	`utm` text NOT NULL,
	`rules` text NOT NULL,
	`discount_codes` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `checkouts` (
	`business_id` text NOT NULL,
	`checkout_token` text NOT NULL,
	`reference_ids` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`business_id`, `checkout_token`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checkouts_by_time` ON `checkouts` (`at`);--> statement-breakpoint
CREATE TABLE `inbound_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`business_id` text NOT NULL,
	`provider` text NOT NULL,
	`delivery_id` text NOT NULL,
	`topic` text NOT NULL,
	`shop` text,
	`received_at` text NOT NULL,
	`triggered_at` text,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`error` text,
	`next_at` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbound_deliveries_by_sender` ON `inbound_deliveries` (`source_id`,`delivery_id`);--> statement-breakpoint
CREATE INDEX `inbound_deliveries_by_source` ON `inbound_deliveries` (`source_id`,`id`);--> statement-breakpoint
CREATE INDEX `inbound_deliveries_by_state` ON `inbound_deliveries` (`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `inbound_deliveries_by_time` ON `inbound_deliveries` (`received_at`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`order_id` text NOT NULL,
	`order_name` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`at` text NOT NULL,
	`is_test` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_by_business` ON `ledger_entries` (`business_id`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_order` ON `ledger_entries` (`order_id`,`id`);--> statement-breakpoint
CREATE TABLE `order_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`external_id` text NOT NULL,
	`at` text NOT NULL,
	`total_minor` integer NOT NULL,
	`lines` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_refunds_by_external_id` ON `order_refunds` (`order_id`,`external_id`);--> statement-breakpoint
CREATE TABLE `order_sources` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`kind` text NOT NULL,
	`shop_domain` text,
	`secret` text,
	`previous_secret` text,
	`previous_secret_until` text,
	`publishable_key` text,
	`allowed_origins` text NOT NULL,
	`is_consent_required` integer NOT NULL,
	`created_at` text NOT NULL,
	`uninstalled_at` text,
	`ended_at` text,
	`taken_count` integer NOT NULL,
	`last_at` text,
	`last_from` text,
	`refused_count` integer NOT NULL,
	`last_refused_at` text,
	`last_refused_from` text,
	`live_key` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_sources_by_key` ON `order_sources` (`publishable_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_sources_live` ON `order_sources` (`live_key`);--> statement-breakpoint
CREATE INDEX `order_sources_by_business` ON `order_sources` (`business_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_touches` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`click_id` text,
	`reference_id` text,
	`at` text NOT NULL,
	`kind` text NOT NULL,
	`match_method` text NOT NULL,
	`source` text NOT NULL,
	`medium` text,
	`campaign` text,
	`offer_id` text,
	`product_id` text,
	`product_title` text,
	`visit` text NOT NULL,
	`bot_reason` text,
	`is_own` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_touches_by_order` ON `order_touches` (`order_id`,`at`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`external_id` text NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`source_id` text,
	`checkout_token` text,
	`customer_ref` text,
	`customer_id_ref` text,
	`placed_at` text NOT NULL,
	`received_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`currency` text NOT NULL,
	`subtotal_minor` integer NOT NULL,
	`discount_minor` integer NOT NULL,
	`tax_minor` integer NOT NULL,
	`shipping_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`refunded_minor` integer NOT NULL,
	`lines` text NOT NULL,
	`discount_codes` text NOT NULL,
	`clues` text NOT NULL,
	`came_without_id` integer NOT NULL,
	`payment` text NOT NULL,
	`cancelled_at` text,
	`is_test` integer NOT NULL,
	`is_confirmed` integer NOT NULL,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`match_method` text,
	`match_until` text,
	`touch_count` integer NOT NULL,
	`last_touch_at` text,
	`last_touch_source` text,
	`last_touch_title` text,
	`terms` text NOT NULL,
	`commission_minor` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_external_id` ON `orders` (`business_id`,`external_id`);--> statement-breakpoint
CREATE INDEX `orders_by_time` ON `orders` (`business_id`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_checkout` ON `orders` (`business_id`,`checkout_token`);--> statement-breakpoint
CREATE INDEX `orders_by_customer` ON `orders` (`business_id`,`customer_ref`);--> statement-breakpoint
CREATE INDEX `orders_by_customer_id` ON `orders` (`business_id`,`customer_id_ref`);--> statement-breakpoint
CREATE INDEX `orders_by_source` ON `orders` (`source_id`);--> statement-breakpoint
CREATE INDEX `orders_waiting` ON `orders` (`match_until`) WHERE match_until is not null;--> statement-breakpoint
CREATE TABLE `test_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`started_at` text NOT NULL,
	`external_id` text NOT NULL,
	`hops` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `test_orders_by_time` ON `test_orders` (`started_at`);--> statement-breakpoint
CREATE INDEX `clicks_by_reference` ON `clicks` (`reference_id`) WHERE reference_id is not null;