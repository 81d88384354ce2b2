CREATE TABLE `queued_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`idempotency_key` text,
	`priority` integer NOT NULL,
	`run_at` text NOT NULL,
	`attempts` integer NOT NULL,
	`attempts_max` integer NOT NULL,
	`lease_ms` integer NOT NULL,
	`lease_token` text,
	`lease_until` text,
	`created_at` text NOT NULL,
	`ended_at` text,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `queued_jobs_by_key` ON `queued_jobs` (`name`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `queued_jobs_by_urgency` ON `queued_jobs` (`state`,"priority" desc,`run_at`,`id`);--> statement-breakpoint
CREATE INDEX `queued_jobs_by_creation` ON `queued_jobs` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `queued_jobs_by_end` ON `queued_jobs` (`state`,`ended_at`,`id`);