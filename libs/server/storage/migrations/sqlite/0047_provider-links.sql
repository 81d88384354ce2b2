CREATE TABLE `provider_links` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`account_id` text NOT NULL,
	`email` text,
	`linked_at` text NOT NULL,
	`last_used_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_links_by_subject` ON `provider_links` (`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `provider_links_by_account` ON `provider_links` (`account_id`,`linked_at`);