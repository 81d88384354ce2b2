CREATE TABLE `item_releases` (
	`business_id` text NOT NULL,
	`item_id` text NOT NULL,
	`reason` text NOT NULL,
	`at` text NOT NULL,
	`by_id` text NOT NULL,
	`identity_key` text NOT NULL,
	`price_minor` integer NOT NULL,
	`currency` text NOT NULL,
	PRIMARY KEY(`business_id`, `item_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `merchant_items` ADD `hold_reasons` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `merchant_items_held` ON `merchant_items` (`offer_id`) WHERE standing = 'held';