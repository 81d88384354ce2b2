CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`audience` text NOT NULL,
	`account_id` text,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_by_end` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`relying_party_id` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`is_synced` integer NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_by_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_by_account` ON `passkeys` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `search_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`shopper_id` text NOT NULL,
	`search` text NOT NULL,
	`search_key` text NOT NULL,
	`currency` text NOT NULL,
	`country` text,
	`channels` text NOT NULL,
	`is_paused` integer NOT NULL,
	`created_at` text NOT NULL,
	`known` text NOT NULL,
	`match_count` integer,
	`judged_at` text NOT NULL,
	`last_fired_at` text,
	`firing_count` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_alerts_by_shopper` ON `search_alerts` (`shopper_id`,`search_key`);--> statement-breakpoint
CREATE INDEX `search_alerts_by_time` ON `search_alerts` (`is_paused`,`judged_at`);--> statement-breakpoint
DROP INDEX `alert_firings_by_alert`;--> statement-breakpoint
CREATE UNIQUE INDEX `alert_firings_by_alert` ON `alert_firings` (`alert_id`,`product_id`,`fired_at`);