CREATE TABLE "operator_feeds" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"preset" text NOT NULL,
	"sealed_link" text,
	"shop_name" text,
	"shop_domain" text,
	"retention_days" bigint,
	"may_show_history" boolean NOT NULL,
	"ends_with_membership" boolean NOT NULL,
	"ended_at" text
);
--> statement-breakpoint
ALTER TABLE "operator_feeds" ADD CONSTRAINT "operator_feeds_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;