CREATE TABLE `removed_products` (
	`id` text PRIMARY KEY NOT NULL,
	`removed_at` text NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text,
	`shopper_id` text,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`beginning` text NOT NULL,
	`key_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`last_used_at` text,
	`revoked_at` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`shopper_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_api_keys`("id", "business_id", "kind", "name", "beginning", "key_hash", "scopes", "created_at", "created_by", "last_used_at", "revoked_at") SELECT "id", "business_id", "kind", "name", "beginning", "key_hash", "scopes", "created_at", "created_by", "last_used_at", "revoked_at" FROM `api_keys`;--> statement-breakpoint
DROP TABLE `api_keys`;--> statement-breakpoint
ALTER TABLE `__new_api_keys` RENAME TO `api_keys`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_by_hash` ON `api_keys` (`key_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_by_business` ON `api_keys` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `api_keys_by_shopper` ON `api_keys` (`shopper_id`,`created_at`);