CREATE TABLE "item_disapprovals" (
	"business_id" text NOT NULL,
	"item_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" text NOT NULL,
	"by_id" text NOT NULL,
	CONSTRAINT "item_disapprovals_key" PRIMARY KEY("business_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "report_resolutions" (
	"report_id" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"at" text NOT NULL,
	"by_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_days" (
	"source_id" text NOT NULL,
	"day" text NOT NULL,
	"calls" bigint NOT NULL,
	CONSTRAINT "source_days_key" PRIMARY KEY("day","source_id")
);
--> statement-breakpoint
CREATE TABLE "source_failures" (
	"source_id" text NOT NULL,
	"at" text NOT NULL,
	"outcome" text NOT NULL,
	"error" text,
	CONSTRAINT "source_failures_key" PRIMARY KEY("source_id","at")
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" text NOT NULL,
	"business_id" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" text NOT NULL,
	"until" text NOT NULL,
	"token_hash" text,
	"token_until" text NOT NULL,
	"cookie_hash" text,
	"ended_at" text,
	CONSTRAINT "viewings_by_token" UNIQUE("token_hash"),
	CONSTRAINT "viewings_by_cookie" UNIQUE("cookie_hash")
);
--> statement-breakpoint
ALTER TABLE "item_disapprovals" ADD CONSTRAINT "item_disapprovals_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewings_by_admin" ON "viewings" USING btree ("admin_id","started_at");--> statement-breakpoint
CREATE INDEX "comparisons_by_time" ON "comparisons" USING btree ("created_at");