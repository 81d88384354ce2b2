CREATE TABLE "attribution_settings" (
	"business_id" text PRIMARY KEY NOT NULL,
	"window_days" bigint NOT NULL,
	"model" text NOT NULL,
	"click_parameter" text NOT NULL,
	"utm" json NOT NULL,
	"rules" json NOT NULL,
	"discount_codes" json NOT NULL,
	"updated_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"business_id" text NOT NULL,
	"checkout_token" text NOT NULL,
	"reference_ids" json NOT NULL,
	"at" text NOT NULL,
	CONSTRAINT "checkouts_key" PRIMARY KEY("business_id","checkout_token")
);
--> statement-breakpoint
CREATE TABLE "inbound_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"business_id" text NOT NULL,
	"provider" text NOT NULL,
	"delivery_id" text NOT NULL,
	"topic" text NOT NULL,
	"shop" text,
	"received_at" text NOT NULL,
	"triggered_at" text,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" bigint NOT NULL,
	"error" text,
	"next_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"order_id" text NOT NULL,
	"order_name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" text NOT NULL,
	"is_test" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"external_id" text NOT NULL,
	"at" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"lines" json
);
--> statement-breakpoint
CREATE TABLE "order_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"kind" text NOT NULL,
	"shop_domain" text,
	"secret" text,
	"previous_secret" text,
	"previous_secret_until" text,
	"publishable_key" text,
	"allowed_origins" json NOT NULL,
	"is_consent_required" boolean NOT NULL,
	"created_at" text NOT NULL,
	"uninstalled_at" text,
	"ended_at" text,
	"taken_count" bigint NOT NULL,
	"last_at" text,
	"last_from" text,
	"refused_count" bigint NOT NULL,
	"last_refused_at" text,
	"last_refused_from" text,
	"live_key" text,
	CONSTRAINT "order_sources_by_key" UNIQUE("publishable_key"),
	CONSTRAINT "order_sources_live" UNIQUE("live_key")
);
--> statement-breakpoint
CREATE TABLE "order_touches" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"click_id" text,
	"reference_id" text,
	"at" text NOT NULL,
	"kind" text NOT NULL,
	"match_method" text NOT NULL,
	"source" text NOT NULL,
	"medium" text,
	"campaign" text,
	"offer_id" text,
	"product_id" text,
	"product_title" text,
	"visit" text NOT NULL,
	"bot_reason" text,
	"is_own" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"checkout_token" text,
	"customer_ref" text,
	"customer_id_ref" text,
	"placed_at" text NOT NULL,
	"received_at" text NOT NULL,
	"changed_at" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	"lines" json NOT NULL,
	"discount_codes" json NOT NULL,
	"clues" json NOT NULL,
	"came_without_id" boolean NOT NULL,
	"payment" text NOT NULL,
	"cancelled_at" text,
	"is_test" boolean NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"match_method" text,
	"match_until" text,
	"touch_count" bigint NOT NULL,
	"last_touch_at" text,
	"last_touch_source" text,
	"last_touch_title" text,
	"terms" json NOT NULL,
	"commission_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"started_at" text NOT NULL,
	"external_id" text NOT NULL,
	"hops" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attribution_settings" ADD CONSTRAINT "attribution_settings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_deliveries" ADD CONSTRAINT "inbound_deliveries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sources" ADD CONSTRAINT "order_sources_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_touches" ADD CONSTRAINT "order_touches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_orders" ADD CONSTRAINT "test_orders_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_by_time" ON "checkouts" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_deliveries_by_sender" ON "inbound_deliveries" USING btree ("source_id","delivery_id");--> statement-breakpoint
CREATE INDEX "inbound_deliveries_by_source" ON "inbound_deliveries" USING btree ("source_id","id");--> statement-breakpoint
CREATE INDEX "inbound_deliveries_by_state" ON "inbound_deliveries" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "inbound_deliveries_by_time" ON "inbound_deliveries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_business" ON "ledger_entries" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order" ON "ledger_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_by_external_id" ON "order_refunds" USING btree ("order_id","external_id");--> statement-breakpoint
CREATE INDEX "order_sources_by_business" ON "order_sources" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "order_touches_by_order" ON "order_touches" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_external_id" ON "orders" USING btree ("business_id","external_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("business_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_checkout" ON "orders" USING btree ("business_id","checkout_token");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("business_id","customer_ref");--> statement-breakpoint
CREATE INDEX "orders_by_customer_id" ON "orders" USING btree ("business_id","customer_id_ref");--> statement-breakpoint
CREATE INDEX "orders_by_source" ON "orders" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("match_until") WHERE match_until is not null;--> statement-breakpoint
CREATE INDEX "test_orders_by_time" ON "test_orders" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "clicks_by_reference" ON "clicks" USING btree ("reference_id") WHERE reference_id is not null;