CREATE TABLE `saved_views` (
	`business_id` text NOT NULL,
	`account_id` text NOT NULL,
	`views` text NOT NULL,
	PRIMARY KEY(`business_id`, `account_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `admin_invitations_by_email`;--> statement-breakpoint
ALTER TABLE `admin_invitations` ADD `closed_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `admin_invitations_open` ON `admin_invitations` (`email_key`) WHERE closed_at is null;