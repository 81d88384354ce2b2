ALTER TABLE `operator_feeds` ADD `shops` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Written by hand: the shop of a feed is the first of its shops.
UPDATE `operator_feeds` SET `shops` = json_array(json_object('domain', shop_domain, 'advertiserId', null)) WHERE `shop_domain` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `operator_feeds` DROP COLUMN `shop_domain`;