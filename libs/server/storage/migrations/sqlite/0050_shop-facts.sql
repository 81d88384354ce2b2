ALTER TABLE `offers` ADD `facts` text;--> statement-breakpoint
ALTER TABLE `product_listings` ADD `attributes` text DEFAULT '' NOT NULL;