CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`beginning` text NOT NULL,
	`key_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`last_used_at` text,
	`revoked_at` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_by_hash` ON `api_keys` (`key_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_by_business` ON `api_keys` (`business_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `business_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`domain` text NOT NULL,
	`token` text NOT NULL,
	`state` text NOT NULL,
	`method` text,
	`claimed_at` text NOT NULL,
	`checked_at` text,
	`verified_at` text,
	`problem` text,
	`verified_key` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_domains_by_verified` ON `business_domains` (`verified_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `business_domains_by_business` ON `business_domains` (`business_id`,`domain`);--> statement-breakpoint
CREATE TABLE `feed_import_issues` (
	`import_id` text NOT NULL,
	`number` integer NOT NULL,
	`code` text NOT NULL,
	`severity` text NOT NULL,
	`row` integer,
	`line` integer,
	`item_id` text,
	`column_name` text,
	`given` text,
	PRIMARY KEY(`import_id`, `number`),
	FOREIGN KEY (`import_id`) REFERENCES `feed_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `feed_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`feed_id` text NOT NULL,
	`business_id` text NOT NULL,
	`state` text NOT NULL,
	`under_way_key` text,
	`started_by` text NOT NULL,
	`requested_at` text NOT NULL,
	`started_at` text,
	`finished_at` text,
	`rows_read` integer NOT NULL,
	`preview` text,
	`created_count` integer NOT NULL,
	`updated_count` integer NOT NULL,
	`unchanged_count` integer NOT NULL,
	`removed_count` integer NOT NULL,
	`removal_held_back` text,
	`waits_for` text,
	`failure` text,
	`is_confirmed` integer NOT NULL,
	`is_removal_confirmed` integer NOT NULL,
	`file_key` text,
	`file_name` text,
	`content_type` text,
	`content_digest` text,
	`validators` text NOT NULL,
	FOREIGN KEY (`feed_id`) REFERENCES `feeds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feed_imports_under_way` ON `feed_imports` (`under_way_key`);--> statement-breakpoint
CREATE INDEX `feed_imports_by_feed` ON `feed_imports` (`feed_id`,`id`);--> statement-breakpoint
CREATE TABLE `feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`link` text,
	`schedule` text NOT NULL,
	`currency` text,
	`country` text,
	`is_auto_confirmed` integer NOT NULL,
	`is_paused` integer NOT NULL,
	`created_at` text NOT NULL,
	`next_run_at` text,
	`content_digest` text,
	`validators` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feeds_by_business` ON `feeds` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `feeds_by_next_run` ON `feeds` (`next_run_at`);--> statement-breakpoint
CREATE TABLE `kept_answers` (
	`business_id` text NOT NULL,
	`key` text NOT NULL,
	`request_digest` text NOT NULL,
	`answer` text NOT NULL,
	`answered_at` text NOT NULL,
	PRIMARY KEY(`business_id`, `key`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_answers_by_time` ON `kept_answers` (`answered_at`);--> statement-breakpoint
CREATE TABLE `merchant_items` (
	`business_id` text NOT NULL,
	`item_id` text NOT NULL,
	`feed_id` text NOT NULL,
	`import_id` text NOT NULL,
	`digest` text NOT NULL,
	`offer_id` text NOT NULL,
	`product_id` text NOT NULL,
	`item` text NOT NULL,
	`issues` text NOT NULL,
	`issue_codes` text NOT NULL,
	`issue_count` integer NOT NULL,
	`words` text NOT NULL,
	`title_key` text NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`availability` text NOT NULL,
	`is_shown` integer NOT NULL,
	`reprice_at` text,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`business_id`, `item_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merchant_items_by_offer` ON `merchant_items` (`offer_id`);--> statement-breakpoint
CREATE INDEX `merchant_items_by_run` ON `merchant_items` (`feed_id`,`import_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `merchant_items_by_title` ON `merchant_items` (`business_id`,`title_key`,`offer_id`);--> statement-breakpoint
CREATE INDEX `merchant_items_by_reprice` ON `merchant_items` (`reprice_at`);