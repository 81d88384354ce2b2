CREATE TABLE `regroupings` (
	`id` text PRIMARY KEY NOT NULL,
	`decision` text NOT NULL,
	`product_pairs` text NOT NULL,
	`replaced` text NOT NULL,
	`moves` text NOT NULL,
	`offer_pairs` text NOT NULL,
	`reason` text NOT NULL,
	`decided_at` text NOT NULL,
	`decided_by` text NOT NULL,
	`undone_at` text,
	`undone_by` text
);
--> statement-breakpoint
ALTER TABLE `product_decisions` ADD `regrouping_id` text;