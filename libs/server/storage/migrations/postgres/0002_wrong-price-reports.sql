CREATE TABLE "wrong_price_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" text NOT NULL,
	"offer_id" text NOT NULL,
	"retailer_domain" text NOT NULL,
	"link" text NOT NULL,
	"reason" text NOT NULL,
	"shown_minor" bigint NOT NULL,
	"shown_currency" text NOT NULL,
	"shown_checked_at" text NOT NULL,
	"seen_minor" bigint,
	"seen_currency" text,
	"note" text
);
--> statement-breakpoint
CREATE INDEX "wrong_price_reports_by_time" ON "wrong_price_reports" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "wrong_price_reports_by_offer" ON "wrong_price_reports" USING btree ("offer_id","received_at");