CREATE TABLE "own_visitors" (
	"visitor_hash" text NOT NULL,
	"business_id" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "own_visitors_key" PRIMARY KEY("visitor_hash","business_id")
);
--> statement-breakpoint
ALTER TABLE "order_touches" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "own_visitors" ADD CONSTRAINT "own_visitors_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_visitors_by_day" ON "own_visitors" USING btree ("day");--> statement-breakpoint
CREATE INDEX "referrals_by_reference" ON "referrals" USING btree ("referral_id") WHERE referral_id is not null;--> statement-breakpoint
CREATE INDEX "referrals_by_visitor" ON "referrals" USING btree ("visitor_hash","received_at") WHERE visitor_hash is not null;