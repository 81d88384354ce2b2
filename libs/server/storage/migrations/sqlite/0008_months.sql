CREATE TABLE `tracking_keys` (
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`received_at` text NOT NULL,
	PRIMARY KEY(`kind`, `dedupe_key`)
);
--> statement-breakpoint
CREATE INDEX `tracking_keys_by_time` ON `tracking_keys` (`received_at`);
--> statement-breakpoint
INSERT INTO `tracking_keys` SELECT 'referral', `dedupe_key`, `received_at` FROM `referrals` WHERE `dedupe_key` <> `id`;
--> statement-breakpoint
INSERT INTO `tracking_keys` SELECT 'event', `dedupe_key`, `received_at` FROM `tracking_events` WHERE `dedupe_key` <> `id`;
--> statement-breakpoint
DROP INDEX `referrals_by_key`;
--> statement-breakpoint
DROP INDEX `tracking_events_by_key`;
