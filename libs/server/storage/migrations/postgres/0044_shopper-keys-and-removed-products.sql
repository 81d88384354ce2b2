CREATE TABLE "removed_products" (
	"id" text PRIMARY KEY NOT NULL,
	"removed_at" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "business_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "shopper_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_shopper_id_accounts_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_shopper" ON "api_keys" USING btree ("shopper_id","created_at");