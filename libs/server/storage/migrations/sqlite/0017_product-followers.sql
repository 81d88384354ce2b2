ALTER TABLE `alerts` ADD `made_for_product_id` text;--> statement-breakpoint
ALTER TABLE `shopper_list_entries` ADD `first_key` text;--> statement-breakpoint
CREATE INDEX `shopper_list_entries_by_key` ON `shopper_list_entries` (`list`,`key_digest`);