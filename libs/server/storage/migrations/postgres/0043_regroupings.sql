CREATE TABLE "regroupings" (
	"id" text PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"product_pairs" json NOT NULL,
	"replaced" json NOT NULL,
	"moves" json NOT NULL,
	"offer_pairs" json NOT NULL,
	"reason" text NOT NULL,
	"decided_at" text NOT NULL,
	"decided_by" text NOT NULL,
	"undone_at" text,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "product_decisions" ADD COLUMN "regrouping_id" text;