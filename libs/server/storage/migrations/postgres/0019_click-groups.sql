CREATE TABLE "click_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"clicks" json NOT NULL
);
