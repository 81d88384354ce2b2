CREATE TABLE `click_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`clicks` text NOT NULL
);
