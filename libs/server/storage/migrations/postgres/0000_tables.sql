CREATE TABLE "catalog_counts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "catalog_counts_key" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"id" text PRIMARY KEY NOT NULL,
	"clicked_at" text NOT NULL,
	"target" text NOT NULL,
	"sent_to" text NOT NULL,
	"source" text NOT NULL,
	"requested_at" bigint,
	"offer_id" text,
	"retailer_domain" text NOT NULL,
	"visit" text NOT NULL,
	"bot_reason" text,
	"reference_id" text,
	"session_id" text,
	"comparison_id" text,
	"user_agent_family" text,
	"visitor_hash" text
);
--> statement-breakpoint
CREATE TABLE "comparison_events" (
	"request_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"kind" text NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "comparison_events_key" PRIMARY KEY("request_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "comparisons" (
	"request_id" text PRIMARY KEY NOT NULL,
	"link" text,
	"link_key" text,
	"query" text,
	"created_at" text NOT NULL,
	"settled_at" text,
	"last_sequence" bigint NOT NULL,
	"worker_id" text,
	"lease_until" text
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"source" text NOT NULL,
	"retailer_domain" text NOT NULL,
	"retailer_name" text NOT NULL,
	"seller" text,
	"sku" text,
	"title" text NOT NULL,
	"brand" text,
	"gtins" json NOT NULL,
	"mpn" text,
	"attributes" json NOT NULL,
	"link" text NOT NULL,
	"link_key" text NOT NULL,
	"affiliate_link" text,
	"affiliate_link_key" text,
	"image_url" text,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"list_price_minor" bigint,
	"list_price_currency" text,
	"shipping_kind" text NOT NULL,
	"shipping_minor" bigint,
	"shipping_currency" text,
	"availability" text NOT NULL,
	"condition" text NOT NULL,
	"checked_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_drops" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"previous_minor" bigint NOT NULL,
	"current_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"basis_points" bigint NOT NULL,
	"since" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_observations" (
	"product_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"observed_at" text NOT NULL,
	"day" text NOT NULL,
	"retailer_domain" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "price_observations_key" PRIMARY KEY("product_id","offer_id","observed_at")
);
--> statement-breakpoint
CREATE TABLE "product_gtins" (
	"gtin" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "product_gtins_key" PRIMARY KEY("gtin","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_listings" (
	"number" bigint NOT NULL,
	"product_id" text NOT NULL,
	"currency" text NOT NULL,
	"is_main" boolean NOT NULL,
	"lowest_minor" bigint,
	"offer_count" bigint NOT NULL,
	"in_stock" boolean NOT NULL,
	"condition_bits" bigint NOT NULL,
	"category_slug" text,
	"brand_key" text,
	"first_seen_at" text NOT NULL,
	"drop_basis_points" bigint NOT NULL,
	CONSTRAINT "product_listings_key" PRIMARY KEY("number","currency")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"title" text NOT NULL,
	"brand" text,
	"brand_key" text,
	"mpn" text,
	"model_key" text,
	"gtins" json NOT NULL,
	"attributes" json NOT NULL,
	"category" text,
	"category_slug" text,
	"description" text,
	"image_url" text,
	"first_seen_at" text NOT NULL,
	CONSTRAINT "products_by_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"number" bigint PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"codes" text NOT NULL,
	"gtin_forms" text NOT NULL,
	"category" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"spelling" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "search_spellings_key" PRIMARY KEY("spelling","term")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"document_count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_health" (
	"source_id" text PRIMARY KEY NOT NULL,
	"found_count" bigint NOT NULL,
	"nothing_count" bigint NOT NULL,
	"failed_count" bigint NOT NULL,
	"timed_out_count" bigint NOT NULL,
	"consecutive_failures" bigint NOT NULL,
	"last_outcome" text NOT NULL,
	"last_at" text NOT NULL,
	"last_duration_ms" bigint NOT NULL,
	"last_answered_at" text,
	"last_error" text,
	"last_error_at" text
);
--> statement-breakpoint
ALTER TABLE "comparison_events" ADD CONSTRAINT "comparison_events_request_id_comparisons_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."comparisons"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clicks_by_time" ON "clicks" USING btree ("clicked_at","visit");--> statement-breakpoint
CREATE INDEX "comparisons_by_link" ON "comparisons" USING btree ("link_key","created_at");--> statement-breakpoint
CREATE INDEX "comparisons_by_settling" ON "comparisons" USING btree ("settled_at","created_at");--> statement-breakpoint
CREATE INDEX "offers_by_product" ON "offers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offers_by_retailer" ON "offers" USING btree ("retailer_domain","product_id");--> statement-breakpoint
CREATE INDEX "offers_by_link" ON "offers" USING btree ("link_key");--> statement-breakpoint
CREATE INDEX "offers_by_affiliate_link" ON "offers" USING btree ("affiliate_link_key");--> statement-breakpoint
CREATE INDEX "price_drops_by_size" ON "price_drops" USING btree ("basis_points");--> statement-breakpoint
CREATE INDEX "price_drops_by_product" ON "price_drops" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_drops_by_age" ON "price_drops" USING btree ("since");--> statement-breakpoint
CREATE INDEX "product_gtins_by_product" ON "product_gtins" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_listings_by_category" ON "product_listings" USING btree ("category_slug","offer_count","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_category_price" ON "product_listings" USING btree ("category_slug","currency","lowest_minor","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_brand" ON "product_listings" USING btree ("brand_key","offer_count","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_price" ON "product_listings" USING btree ("currency","lowest_minor","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_offers" ON "product_listings" USING btree ("offer_count","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_age" ON "product_listings" USING btree ("first_seen_at","number");--> statement-breakpoint
CREATE INDEX "product_listings_by_drop" ON "product_listings" USING btree ("drop_basis_points","number");--> statement-breakpoint
CREATE INDEX "products_by_model" ON "products" USING btree ("model_key","brand_key");