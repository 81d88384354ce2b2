CREATE TABLE `offer_shop_examples` (
	`domain` text PRIMARY KEY NOT NULL,
	`link` text NOT NULL,
	`page` text NOT NULL,
	`expected` text NOT NULL,
	`taken_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `offer_shop_rules` (
	`domain` text PRIMARY KEY NOT NULL,
	`rules` text NOT NULL,
	`saved_at` text NOT NULL,
	`example_link` text,
	`state` text NOT NULL,
	`state_since` text NOT NULL,
	`checked_at` text,
	`broken_fields` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ucp_probes` (
	`origin` text PRIMARY KEY NOT NULL,
	`endpoint` text,
	`transport` text,
	`probed_at` text NOT NULL
);
