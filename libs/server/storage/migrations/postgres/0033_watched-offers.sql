CREATE TABLE "reading_days" (
	"day" text PRIMARY KEY NOT NULL,
	"requests" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"ready_at" text NOT NULL,
	"served_at" text NOT NULL,
	"refusal" text,
	"refused_at" text,
	"failure_count" bigint NOT NULL,
	"day" text NOT NULL,
	"requests" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_offers" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"source_id" text,
	"requests_max" bigint NOT NULL,
	"interest" bigint NOT NULL,
	"wanted_until" text NOT NULL,
	"named_at" text NOT NULL,
	"interval_ms" bigint NOT NULL,
	"pinned_ms" bigint,
	"next_at" text,
	"last_read_at" text,
	"last_outcome" text,
	"gone_count" bigint NOT NULL,
	"reading_count" bigint NOT NULL,
	"move_count" bigint NOT NULL,
	"last_moved_at" text
);
--> statement-breakpoint
ALTER TABLE "watched_offers" ADD CONSTRAINT "watched_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_hosts_by_turn" ON "reading_hosts" USING btree ("served_at","host");--> statement-breakpoint
CREATE INDEX "watched_offers_by_due" ON "watched_offers" USING btree ("host","interest","next_at");--> statement-breakpoint
CREATE INDEX "watched_offers_by_host" ON "watched_offers" USING btree ("host","offer_id");--> statement-breakpoint
CREATE INDEX "watched_offers_by_wanted" ON "watched_offers" USING btree ("wanted_until");