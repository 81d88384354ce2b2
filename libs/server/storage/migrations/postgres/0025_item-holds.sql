CREATE TABLE "item_releases" (
	"business_id" text NOT NULL,
	"item_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" text NOT NULL,
	"by_id" text NOT NULL,
	"identity_key" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "item_releases_key" PRIMARY KEY("business_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "merchant_items" ADD COLUMN "hold_reasons" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_releases" ADD CONSTRAINT "item_releases_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_items_held" ON "merchant_items" USING btree ("offer_id") WHERE standing = 'held';