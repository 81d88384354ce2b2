CREATE TABLE `account_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_tokens_by_account` ON `account_tokens` (`account_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_tokens_by_end` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`audience` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`verified_key` text,
	`password_hash` text NOT NULL,
	`is_admin` integer NOT NULL,
	`locale` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`password_changed_at` text NOT NULL,
	`disabled_at` text,
	`totp_secret` text,
	`totp_enabled_at` text,
	`totp_last_step` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_verified_email` ON `accounts` (`verified_key`);--> statement-breakpoint
CREATE INDEX `accounts_by_email` ON `accounts` (`audience`,`email_key`,`created_at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`window_started_at_ms` integer NOT NULL,
	`count` integer NOT NULL,
	`streak` integer NOT NULL,
	`blocked_until_ms` integer NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_by_change` ON `attempts` (`changed_at`);--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_kind` text,
	`subject_id` text,
	`business_id` text,
	`details` text NOT NULL,
	`previous_digest` text NOT NULL,
	`digest` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_by_business` ON `audit_entries` (`business_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_actor` ON `audit_entries` (`actor_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_subject` ON `audit_entries` (`subject_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_action` ON `audit_entries` (`action`,`sequence`);--> statement-breakpoint
CREATE TABLE `audit_heads` (
	`name` text PRIMARY KEY NOT NULL,
	`sequence` integer NOT NULL,
	`digest` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `business_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text,
	`invited_by` text NOT NULL,
	`invited_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`closed_at` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_invitations_by_token` ON `business_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `business_invitations_by_business` ON `business_invitations` (`business_id`,`invited_at`);--> statement-breakpoint
CREATE TABLE `business_members` (
	`business_id` text NOT NULL,
	`account_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` text NOT NULL,
	PRIMARY KEY(`business_id`, `account_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `business_members_by_account` ON `business_members` (`account_id`,`joined_at`);--> statement-breakpoint
CREATE TABLE `businesses` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`store_domain` text,
	`status` text NOT NULL,
	`status_reason` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `businesses_by_status` ON `businesses` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `businesses_by_domain` ON `businesses` (`store_domain`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`account_id` text NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`account_id`, `code_hash`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`id_hash` text NOT NULL,
	`audience` text NOT NULL,
	`account_id` text NOT NULL,
	`created_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`ended_at` text,
	`device` text NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_by_hash` ON `sessions` (`id_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_account` ON `sessions` (`account_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);