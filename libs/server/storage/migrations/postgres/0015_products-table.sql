CREATE TABLE "item_checks" (
	"business_id" text NOT NULL,
	"item_id" text NOT NULL,
	"digest" text NOT NULL,
	"checked_at" text NOT NULL,
	"page" text NOT NULL,
	"image" text NOT NULL,
	"page_minor" bigint,
	"page_currency" text,
	"page_availability" text,
	"codes" text NOT NULL,
	CONSTRAINT "item_checks_key" PRIMARY KEY("business_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "withheld_items" (
	"business_id" text NOT NULL,
	"item_id" text NOT NULL,
	"at" text NOT NULL,
	"by_id" text NOT NULL,
	CONSTRAINT "withheld_items_key" PRIMARY KEY("business_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "merchant_items" ADD COLUMN "standing" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_positions" ADD COLUMN "place" text DEFAULT 'middle' NOT NULL;--> statement-breakpoint
ALTER TABLE "shopify_connections" ADD COLUMN "held_back_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_checks" ADD CONSTRAINT "item_checks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_items" ADD CONSTRAINT "withheld_items_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_checks_by_time" ON "item_checks" USING btree ("business_id","checked_at","item_id");--> statement-breakpoint
CREATE INDEX "merchant_items_by_price" ON "merchant_items" USING btree ("business_id","price_minor","offer_id");--> statement-breakpoint
CREATE INDEX "merchant_items_by_change" ON "merchant_items" USING btree ("business_id","updated_at","offer_id");--> statement-breakpoint
CREATE INDEX "merchant_items_by_standing" ON "merchant_items" USING btree ("business_id","standing","issue_count");--> statement-breakpoint
CREATE INDEX "price_positions_by_place" ON "price_positions" USING btree ("business_id","place","offer_id");
--> statement-breakpoint
UPDATE "merchant_items" SET "standing" = CASE
	WHEN EXISTS (SELECT 1 FROM "item_disapprovals" AS d WHERE d."business_id" = "merchant_items"."business_id" AND d."item_id" = "merchant_items"."item_id") THEN 'disapproved'
	WHEN (SELECT b."status" FROM "businesses" AS b WHERE b."id" = "merchant_items"."business_id") = 'suspended' THEN 'business-hidden'
	WHEN ("item" ->> 'expiresAt') <= to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') THEN 'expired'
	ELSE 'domain-unproved' END
WHERE NOT "is_shown";
--> statement-breakpoint
UPDATE "price_positions" SET "place" = CASE
	WHEN "offers_shown" = 1 THEN 'alone' WHEN "position" = 1 THEN 'cheapest' WHEN "position" = "offers_shown" THEN 'dearest' ELSE 'middle' END;
