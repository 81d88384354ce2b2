CREATE TABLE "discovered_shops" (
	"domain" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"decision" text NOT NULL,
	"first_found_at" text NOT NULL,
	"last_found_at" text NOT NULL,
	"times_found" bigint NOT NULL,
	"offers_confirmed" bigint NOT NULL,
	"last_title" text,
	"last_link" text
);
--> statement-breakpoint
CREATE TABLE "web_pages" (
	"link" text PRIMARY KEY NOT NULL,
	"read_at" text NOT NULL,
	"offers" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_search_days" (
	"day" text PRIMARY KEY NOT NULL,
	"searches" bigint NOT NULL,
	"pages" bigint NOT NULL
);
