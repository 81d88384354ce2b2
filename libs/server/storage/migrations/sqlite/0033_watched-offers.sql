CREATE TABLE `reading_days` (
	`day` text PRIMARY KEY NOT NULL,
	`requests` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reading_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`ready_at` text NOT NULL,
	`served_at` text NOT NULL,
	`refusal` text,
	`refused_at` text,
	`failure_count` integer NOT NULL,
	`day` text NOT NULL,
	`requests` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reading_hosts_by_turn` ON `reading_hosts` (`served_at`,`host`);--> statement-breakpoint
CREATE TABLE `watched_offers` (
	`offer_id` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`source_id` text,
	`requests_max` integer NOT NULL,
	`interest` integer NOT NULL,
	`wanted_until` text NOT NULL,
	`named_at` text NOT NULL,
	`interval_ms` integer NOT NULL,
	`pinned_ms` integer,
	`next_at` text,
	`last_read_at` text,
	`last_outcome` text,
	`gone_count` integer NOT NULL,
	`reading_count` integer NOT NULL,
	`move_count` integer NOT NULL,
	`last_moved_at` text,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watched_offers_by_due` ON `watched_offers` (`host`,`interest`,`next_at`);--> statement-breakpoint
CREATE INDEX `watched_offers_by_host` ON `watched_offers` (`host`,`offer_id`);--> statement-breakpoint
CREATE INDEX `watched_offers_by_wanted` ON `watched_offers` (`wanted_until`);