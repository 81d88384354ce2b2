CREATE TABLE `item_disapprovals` (
	`business_id` text NOT NULL,
	`item_id` text NOT NULL,
	`reason` text NOT NULL,
	`at` text NOT NULL,
	`by_id` text NOT NULL,
	PRIMARY KEY(`business_id`, `item_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `report_resolutions` (
	`report_id` text PRIMARY KEY NOT NULL,
	`outcome` text NOT NULL,
	`note` text,
	`at` text NOT NULL,
	`by_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `source_days` (
	`source_id` text NOT NULL,
	`day` text NOT NULL,
	`calls` integer NOT NULL,
	PRIMARY KEY(`day`, `source_id`)
);
--> statement-breakpoint
CREATE TABLE `source_failures` (
	`source_id` text NOT NULL,
	`at` text NOT NULL,
	`outcome` text NOT NULL,
	`error` text,
	PRIMARY KEY(`source_id`, `at`)
);
--> statement-breakpoint
CREATE TABLE `viewings` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`business_id` text NOT NULL,
	`reason` text NOT NULL,
	`started_at` text NOT NULL,
	`until` text NOT NULL,
	`token_hash` text,
	`token_until` text NOT NULL,
	`cookie_hash` text,
	`ended_at` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `viewings_by_token` ON `viewings` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `viewings_by_cookie` ON `viewings` (`cookie_hash`);--> statement-breakpoint
CREATE INDEX `viewings_by_admin` ON `viewings` (`admin_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `comparisons_by_time` ON `comparisons` (`created_at`);