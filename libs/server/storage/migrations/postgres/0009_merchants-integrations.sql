CREATE TABLE "business_profiles" (
	"business_id" text PRIMARY KEY NOT NULL,
	"web_address" text,
	"currency" text,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"business_id" text NOT NULL,
	"account_id" text NOT NULL,
	"choices" json NOT NULL,
	CONSTRAINT "notice_choices_key" PRIMARY KEY("business_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "shopify_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"shop_origin" text NOT NULL,
	"shop_name" text NOT NULL,
	"primary_domain" text NOT NULL,
	"page_origin" text NOT NULL,
	"currency" text NOT NULL,
	"country" text,
	"access_token" text NOT NULL,
	"state" text NOT NULL,
	"connected_at" text NOT NULL,
	"feed_id" text NOT NULL,
	"order_source_id" text,
	"webhooks" json NOT NULL,
	"read_state" text NOT NULL,
	"read_started_at" text,
	"read_finished_at" text,
	"read_problem" text,
	"product_count" bigint NOT NULL,
	"item_count" bigint NOT NULL,
	"refused_count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"delivery_id" text NOT NULL,
	"number" bigint NOT NULL,
	"at" text NOT NULL,
	"outcome" text NOT NULL,
	"status" bigint,
	"duration_ms" bigint NOT NULL,
	"excerpt" text,
	CONSTRAINT "webhook_attempts_key" PRIMARY KEY("delivery_id","number")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"event_key" text NOT NULL,
	"event" text NOT NULL,
	"payload" text NOT NULL,
	"created_at" text NOT NULL,
	"state" text NOT NULL,
	"is_forced" boolean NOT NULL,
	"attempt_count" bigint NOT NULL,
	"next_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"url" text NOT NULL,
	"events" json NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" text,
	"is_paused" boolean NOT NULL,
	"disabled_at" text,
	"disabled_reason" text,
	"created_at" text NOT NULL,
	"last_delivered_at" text,
	"consecutive_failures" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_connections" ADD CONSTRAINT "shopify_connections_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shopify_connections_by_shop" ON "shopify_connections" USING btree ("business_id","shop_origin");--> statement-breakpoint
CREATE INDEX "shopify_connections_by_source" ON "shopify_connections" USING btree ("order_source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_by_event" ON "webhook_deliveries" USING btree ("endpoint_id","event_key");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_by_business" ON "webhook_endpoints" USING btree ("business_id","created_at");