CREATE TABLE "activity_entries" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"at" text NOT NULL,
	"visit" text NOT NULL,
	"bot_reason" text,
	"exclusion" text,
	"source" text,
	"medium" text,
	"campaign" text,
	"country" text,
	"device" text,
	"retailer_domain" text,
	"offer_id" text,
	"product_title" text,
	"link" text,
	"reference_id" text,
	"event_type" text,
	"position" bigint,
	"offers_shown" bigint,
	"price_gap" text,
	"order_id" text,
	"order_name" text,
	"is_credited" boolean NOT NULL,
	"amount_minor" bigint,
	"currency" text
);
--> statement-breakpoint
CREATE TABLE "activity_heads" (
	"name" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"counted_until" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_dimension_revenue" (
	"business_id" text NOT NULL,
	"dimension" text NOT NULL,
	"day" text NOT NULL,
	"value" text NOT NULL,
	"currency" text NOT NULL,
	"revenue_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	CONSTRAINT "day_dimension_revenue_key" PRIMARY KEY("business_id","dimension","day","value","currency")
);
--> statement-breakpoint
CREATE TABLE "day_dimension_stats" (
	"business_id" text NOT NULL,
	"dimension" text NOT NULL,
	"day" text NOT NULL,
	"value" text NOT NULL,
	"impressions" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"human_clicks" bigint NOT NULL,
	"billable_clicks" bigint NOT NULL,
	"orders" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	CONSTRAINT "day_dimension_stats_key" PRIMARY KEY("business_id","dimension","day","value")
);
--> statement-breakpoint
CREATE TABLE "day_visits" (
	"business_id" text NOT NULL,
	"day" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"target" text NOT NULL,
	"last_at" text NOT NULL,
	CONSTRAINT "day_visits_key" PRIMARY KEY("visitor_hash","business_id","day","target")
);
--> statement-breakpoint
CREATE TABLE "demand_days" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"searches" bigint NOT NULL,
	"searchers" bigint NOT NULL,
	"product_ids" json NOT NULL,
	CONSTRAINT "demand_days_key" PRIMARY KEY("day","kind","key")
);
--> statement-breakpoint
CREATE TABLE "demand_searchers" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "demand_searchers_key" PRIMARY KEY("day","kind","key","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "hour_revenue" (
	"business_id" text NOT NULL,
	"hour" text NOT NULL,
	"currency" text NOT NULL,
	"revenue_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	CONSTRAINT "hour_revenue_key" PRIMARY KEY("business_id","hour","currency")
);
--> statement-breakpoint
CREATE TABLE "hour_stats" (
	"business_id" text NOT NULL,
	"hour" text NOT NULL,
	"impressions" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"human_clicks" bigint NOT NULL,
	"billable_clicks" bigint NOT NULL,
	"visitors" bigint NOT NULL,
	"referrals" bigint NOT NULL,
	"events" bigint NOT NULL,
	"orders" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	CONSTRAINT "hour_stats_key" PRIMARY KEY("business_id","hour")
);
--> statement-breakpoint
CREATE TABLE "price_positions" (
	"business_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"image_url" text,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"position" bigint NOT NULL,
	"offers_shown" bigint NOT NULL,
	"best_minor" bigint,
	"best_retailer_name" text,
	"best_retailer_domain" text,
	"gap_points" bigint NOT NULL,
	"price_gap" text NOT NULL,
	"clicks" bigint NOT NULL,
	"ranked_at" text NOT NULL,
	CONSTRAINT "price_positions_key" PRIMARY KEY("business_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "offers_shown" bigint;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "price_gap" text;--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "counted_at" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "counted_at" text;--> statement-breakpoint
ALTER TABLE "tracking_events" ADD COLUMN "counted_at" text;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_dimension_revenue" ADD CONSTRAINT "day_dimension_revenue_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_dimension_stats" ADD CONSTRAINT "day_dimension_stats_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_visits" ADD CONSTRAINT "day_visits_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_revenue" ADD CONSTRAINT "hour_revenue_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_stats" ADD CONSTRAINT "hour_stats_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_positions" ADD CONSTRAINT "price_positions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_entries_by_record" ON "activity_entries" USING btree ("record_id","kind","business_id");--> statement-breakpoint
CREATE INDEX "activity_entries_by_time" ON "activity_entries" USING btree ("business_id","at","sequence");--> statement-breakpoint
CREATE INDEX "activity_entries_by_sequence" ON "activity_entries" USING btree ("business_id","sequence");--> statement-breakpoint
CREATE INDEX "day_visits_by_day" ON "day_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "demand_days_by_searchers" ON "demand_days" USING btree ("day","searchers");--> statement-breakpoint
CREATE INDEX "price_positions_by_clicks" ON "price_positions" USING btree ("business_id","clicks","offer_id");--> statement-breakpoint
CREATE INDEX "price_positions_by_gap" ON "price_positions" USING btree ("business_id","gap_points","offer_id");--> statement-breakpoint
CREATE INDEX "clicks_uncounted" ON "clicks" USING btree ("clicked_at") WHERE counted_at is null;--> statement-breakpoint
CREATE INDEX "merchant_items_by_product" ON "merchant_items" USING btree ("product_id","business_id");--> statement-breakpoint
CREATE INDEX "referrals_uncounted" ON "referrals" USING btree ("received_at") WHERE counted_at is null;--> statement-breakpoint
CREATE INDEX "tracking_events_uncounted" ON "tracking_events" USING btree ("received_at") WHERE counted_at is null;