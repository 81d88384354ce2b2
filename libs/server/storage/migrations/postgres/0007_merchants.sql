CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"beginning" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" json NOT NULL,
	"created_at" text NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" text,
	"revoked_at" text,
	CONSTRAINT "api_keys_by_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "business_domains" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"method" text,
	"claimed_at" text NOT NULL,
	"checked_at" text,
	"verified_at" text,
	"problem" text,
	"verified_key" text,
	CONSTRAINT "business_domains_by_verified" UNIQUE("verified_key")
);
--> statement-breakpoint
CREATE TABLE "feed_import_issues" (
	"import_id" text NOT NULL,
	"number" bigint NOT NULL,
	"code" text NOT NULL,
	"severity" text NOT NULL,
	"row" bigint,
	"line" bigint,
	"item_id" text,
	"column_name" text,
	"given" text,
	CONSTRAINT "feed_import_issues_key" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "feed_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"feed_id" text NOT NULL,
	"business_id" text NOT NULL,
	"state" text NOT NULL,
	"under_way_key" text,
	"started_by" text NOT NULL,
	"requested_at" text NOT NULL,
	"started_at" text,
	"finished_at" text,
	"rows_read" bigint NOT NULL,
	"preview" json,
	"created_count" bigint NOT NULL,
	"updated_count" bigint NOT NULL,
	"unchanged_count" bigint NOT NULL,
	"removed_count" bigint NOT NULL,
	"removal_held_back" text,
	"waits_for" text,
	"failure" text,
	"is_confirmed" boolean NOT NULL,
	"is_removal_confirmed" boolean NOT NULL,
	"file_key" text,
	"file_name" text,
	"content_type" text,
	"content_digest" text,
	"validators" json NOT NULL,
	CONSTRAINT "feed_imports_under_way" UNIQUE("under_way_key")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"link" text,
	"schedule" text NOT NULL,
	"currency" text,
	"country" text,
	"is_auto_confirmed" boolean NOT NULL,
	"is_paused" boolean NOT NULL,
	"created_at" text NOT NULL,
	"next_run_at" text,
	"content_digest" text,
	"validators" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"business_id" text NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"answer" json NOT NULL,
	"answered_at" text NOT NULL,
	CONSTRAINT "kept_answers_key" PRIMARY KEY("business_id","key")
);
--> statement-breakpoint
CREATE TABLE "merchant_items" (
	"business_id" text NOT NULL,
	"item_id" text NOT NULL,
	"feed_id" text NOT NULL,
	"import_id" text NOT NULL,
	"digest" text NOT NULL,
	"offer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"item" json NOT NULL,
	"issues" json NOT NULL,
	"issue_codes" text NOT NULL,
	"issue_count" bigint NOT NULL,
	"words" text NOT NULL,
	"title_key" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"availability" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"reprice_at" text,
	"updated_at" text NOT NULL,
	CONSTRAINT "merchant_items_key" PRIMARY KEY("business_id","item_id"),
	CONSTRAINT "merchant_items_by_offer" UNIQUE("offer_id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_domains" ADD CONSTRAINT "business_domains_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_import_issues" ADD CONSTRAINT "feed_import_issues_import_id_feed_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."feed_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_imports" ADD CONSTRAINT "feed_imports_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_items" ADD CONSTRAINT "merchant_items_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_business" ON "api_keys" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "business_domains_by_business" ON "business_domains" USING btree ("business_id","domain");--> statement-breakpoint
CREATE INDEX "feed_imports_by_feed" ON "feed_imports" USING btree ("feed_id","id");--> statement-breakpoint
CREATE INDEX "feeds_by_business" ON "feeds" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "feeds_by_next_run" ON "feeds" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "kept_answers_by_time" ON "kept_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "merchant_items_by_run" ON "merchant_items" USING btree ("feed_id","import_id","item_id");--> statement-breakpoint
CREATE INDEX "merchant_items_by_title" ON "merchant_items" USING btree ("business_id","title_key","offer_id");--> statement-breakpoint
CREATE INDEX "merchant_items_by_reprice" ON "merchant_items" USING btree ("reprice_at");