CREATE TABLE `own_visitors` (
	`visitor_hash` text NOT NULL,
	`business_id` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`visitor_hash`, `business_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_visitors_by_day` ON `own_visitors` (`day`);--> statement-breakpoint
ALTER TABLE `order_touches` ADD `paid_by` text;--> statement-breakpoint
ALTER TABLE `referrals` ADD `paid_by` text;--> statement-breakpoint
CREATE INDEX `referrals_by_reference` ON `referrals` (`referral_id`) WHERE referral_id is not null;--> statement-breakpoint
CREATE INDEX `referrals_by_visitor` ON `referrals` (`visitor_hash`,`received_at`) WHERE visitor_hash is not null;