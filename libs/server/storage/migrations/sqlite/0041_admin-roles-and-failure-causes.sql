CREATE TABLE `admin_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text,
	`invited_by` text NOT NULL,
	`invited_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_invitations_by_email` ON `admin_invitations` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `admin_invitations_by_token` ON `admin_invitations` (`token_hash`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `admin_role` text;--> statement-breakpoint
ALTER TABLE `source_failures` ADD `cause` text;--> statement-breakpoint
ALTER TABLE `source_failures` ADD `status` integer;