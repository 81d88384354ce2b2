CREATE TABLE `notification_services` (
	`id` text PRIMARY KEY NOT NULL,
	`shopper_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`place` text NOT NULL,
	`settings` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notification_services_by_shopper` ON `notification_services` (`shopper_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notification_times` (
	`shopper_id` text PRIMARY KEY NOT NULL,
	`time_zone` text NOT NULL,
	`quiet_from` text,
	`quiet_until` text,
	`digest_at` text
);
--> statement-breakpoint
ALTER TABLE `alert_messages` ADD `is_digest` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `alerts` ADD `shops` text;