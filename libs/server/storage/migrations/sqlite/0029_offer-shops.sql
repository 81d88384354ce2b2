CREATE TABLE `offer_shops` (
	`domain` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`platform` text NOT NULL,
	`software` text NOT NULL,
	`origin` text NOT NULL,
	`api_base` text,
	`currency` text,
	`country` text,
	`tax_mode` text NOT NULL,
	`tax_percent` real,
	`search_template` text,
	`decimals` integer,
	`added_at` text NOT NULL,
	`checked_at` text NOT NULL,
	`check_result` text NOT NULL
);
