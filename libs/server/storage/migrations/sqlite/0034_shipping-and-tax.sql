CREATE TABLE `shipping_policies` (
	`retailer_domain` text PRIMARY KEY NOT NULL,
	`policy` text NOT NULL,
	`link` text NOT NULL,
	`read_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `offers` ADD `tax` text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `weight_grams` integer;--> statement-breakpoint
ALTER TABLE `product_prices` ADD `tax` text DEFAULT 'included' NOT NULL;