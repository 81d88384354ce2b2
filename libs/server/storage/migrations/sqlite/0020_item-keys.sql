ALTER TABLE `comparisons` ADD `link_words` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `item_key` text;--> statement-breakpoint
CREATE INDEX `offers_by_item` ON `offers` (`item_key`);