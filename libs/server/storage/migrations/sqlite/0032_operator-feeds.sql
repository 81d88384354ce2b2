CREATE TABLE `operator_feeds` (
	`feed_id` text PRIMARY KEY NOT NULL,
	`preset` text NOT NULL,
	`sealed_link` text,
	`shop_name` text,
	`shop_domain` text,
	`retention_days` integer,
	`may_show_history` integer NOT NULL,
	`ends_with_membership` integer NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`feed_id`) REFERENCES `feeds`(`id`) ON UPDATE no action ON DELETE cascade
);
