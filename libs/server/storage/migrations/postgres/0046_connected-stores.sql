CREATE TABLE "woocommerce_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"store_link" text NOT NULL,
	"store_name" text NOT NULL,
	"consumer_key" text NOT NULL,
	"consumer_secret" text NOT NULL,
	"state" text NOT NULL,
	"connected_at" text NOT NULL,
	"feed_id" text NOT NULL,
	"order_source_id" text NOT NULL,
	"webhooks" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shopify_connections" ADD COLUMN "is_app_install" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_connections" ADD COLUMN "refresh_token" text;--> statement-breakpoint
ALTER TABLE "shopify_connections" ADD COLUMN "token_expires_at" text;--> statement-breakpoint
ALTER TABLE "woocommerce_connections" ADD CONSTRAINT "woocommerce_connections_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "woocommerce_connections_by_store" ON "woocommerce_connections" USING btree ("business_id","store_link");--> statement-breakpoint
CREATE INDEX "woocommerce_connections_by_feed" ON "woocommerce_connections" USING btree ("feed_id");