CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY,
	"calls" integer NOT NULL,
	"begun_at" timestamptz NOT NULL,
	"ends_at" timestamptz NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE TABLE "tracking_keys" (
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"received_at" text NOT NULL,
	CONSTRAINT "tracking_keys_key" PRIMARY KEY("kind","dedupe_key")
);
--> statement-breakpoint
CREATE INDEX "tracking_keys_by_time" ON "tracking_keys" USING btree ("received_at");
--> statement-breakpoint
INSERT INTO "tracking_keys" SELECT 'referral', "dedupe_key", "received_at" FROM "referrals" WHERE "dedupe_key" <> "id";
--> statement-breakpoint
INSERT INTO "tracking_keys" SELECT 'event', "dedupe_key", "received_at" FROM "tracking_events" WHERE "dedupe_key" <> "id";
--> statement-breakpoint
ALTER TABLE "clicks" RENAME TO "clicks_whole";
--> statement-breakpoint
DROP INDEX "clicks_by_time";
--> statement-breakpoint
CREATE TABLE "clicks" (LIKE "clicks_whole" INCLUDING DEFAULTS) PARTITION BY RANGE ("clicked_at");
--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_key" PRIMARY KEY ("id", "clicked_at");
--> statement-breakpoint
CREATE INDEX "clicks_by_time" ON "clicks" USING btree ("clicked_at","visit");
--> statement-breakpoint
CREATE TABLE "clicks_rest" PARTITION OF "clicks" DEFAULT;
--> statement-breakpoint
INSERT INTO "clicks" SELECT * FROM "clicks_whole";
--> statement-breakpoint
DROP TABLE "clicks_whole";
--> statement-breakpoint
ALTER TABLE "referrals" RENAME TO "referrals_whole";
--> statement-breakpoint
DROP INDEX "referrals_by_business";
--> statement-breakpoint
DROP INDEX "referrals_by_time";
--> statement-breakpoint
CREATE TABLE "referrals" (LIKE "referrals_whole" INCLUDING DEFAULTS) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_key" PRIMARY KEY ("id", "received_at");
--> statement-breakpoint
CREATE INDEX "referrals_by_business" ON "referrals" USING btree ("business_domain","received_at");
--> statement-breakpoint
CREATE INDEX "referrals_by_time" ON "referrals" USING btree ("received_at");
--> statement-breakpoint
CREATE TABLE "referrals_rest" PARTITION OF "referrals" DEFAULT;
--> statement-breakpoint
INSERT INTO "referrals" SELECT * FROM "referrals_whole";
--> statement-breakpoint
DROP TABLE "referrals_whole";
--> statement-breakpoint
ALTER TABLE "tracking_events" RENAME TO "tracking_events_whole";
--> statement-breakpoint
DROP INDEX "tracking_events_by_business";
--> statement-breakpoint
DROP INDEX "tracking_events_by_type";
--> statement-breakpoint
DROP INDEX "tracking_events_by_time";
--> statement-breakpoint
CREATE TABLE "tracking_events" (LIKE "tracking_events_whole" INCLUDING DEFAULTS) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
ALTER TABLE "tracking_events" ADD CONSTRAINT "tracking_events_key" PRIMARY KEY ("id", "received_at");
--> statement-breakpoint
CREATE INDEX "tracking_events_by_business" ON "tracking_events" USING btree ("business_domain","received_at");
--> statement-breakpoint
CREATE INDEX "tracking_events_by_type" ON "tracking_events" USING btree ("event_type","received_at");
--> statement-breakpoint
CREATE INDEX "tracking_events_by_time" ON "tracking_events" USING btree ("received_at");
--> statement-breakpoint
CREATE TABLE "tracking_events_rest" PARTITION OF "tracking_events" DEFAULT;
--> statement-breakpoint
INSERT INTO "tracking_events" SELECT * FROM "tracking_events_whole";
--> statement-breakpoint
DROP TABLE "tracking_events_whole";
--> statement-breakpoint
ALTER TABLE "price_observations" RENAME TO "price_observations_whole";
--> statement-breakpoint
ALTER TABLE "price_observations_whole" DROP CONSTRAINT "price_observations_key";
--> statement-breakpoint
CREATE TABLE "price_observations" (LIKE "price_observations_whole" INCLUDING DEFAULTS) PARTITION BY RANGE ("observed_at");
--> statement-breakpoint
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_key" PRIMARY KEY ("product_id", "offer_id", "observed_at");
--> statement-breakpoint
CREATE TABLE "price_observations_rest" PARTITION OF "price_observations" DEFAULT;
--> statement-breakpoint
INSERT INTO "price_observations" SELECT * FROM "price_observations_whole";
--> statement-breakpoint
DROP TABLE "price_observations_whole";
