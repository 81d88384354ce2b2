CREATE TABLE "shopify_products" (
	"connection_id" text NOT NULL,
	"product_id" text NOT NULL,
	"item_ids" json NOT NULL,
	"seen_at" text NOT NULL,
	CONSTRAINT "shopify_products_key" PRIMARY KEY("connection_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "shopify_products" ADD CONSTRAINT "shopify_products_connection_id_shopify_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."shopify_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopify_products_by_time" ON "shopify_products" USING btree ("connection_id","seen_at");