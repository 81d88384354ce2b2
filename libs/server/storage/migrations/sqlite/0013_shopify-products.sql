CREATE TABLE `shopify_products` (
	`connection_id` text NOT NULL,
	`product_id` text NOT NULL,
	`item_ids` text NOT NULL,
	`seen_at` text NOT NULL,
	PRIMARY KEY(`connection_id`, `product_id`),
	FOREIGN KEY (`connection_id`) REFERENCES `shopify_connections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shopify_products_by_time` ON `shopify_products` (`connection_id`,`seen_at`);