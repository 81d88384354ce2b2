CREATE TABLE `discovered_shops` (
	`domain` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`decision` text NOT NULL,
	`first_found_at` text NOT NULL,
	`last_found_at` text NOT NULL,
	`times_found` integer NOT NULL,
	`offers_confirmed` integer NOT NULL,
	`last_title` text,
	`last_link` text
);
--> statement-breakpoint
CREATE TABLE `web_pages` (
	`link` text PRIMARY KEY NOT NULL,
	`read_at` text NOT NULL,
	`offers` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `web_search_days` (
	`day` text PRIMARY KEY NOT NULL,
	`searches` integer NOT NULL,
	`pages` integer NOT NULL
);
