CREATE TABLE "commission_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" text NOT NULL,
	"by_id" text,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"base_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "commission_statements" (
	"business_id" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"totals" json NOT NULL,
	"time_zone" text NOT NULL,
	"closed_at" text NOT NULL,
	"closed_by_id" text,
	CONSTRAINT "commission_statements_key" PRIMARY KEY("business_id","period","currency")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "base_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "period" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_decisions" ADD CONSTRAINT "commission_decisions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_statements" ADD CONSTRAINT "commission_statements_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_decisions_by_order" ON "commission_decisions" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_period" ON "ledger_entries" USING btree ("business_id","period","currency","order_id");--> statement-breakpoint
-- By hand from here: entries so far go into the statement of the month (in UTC) in which their order was placed.
UPDATE "ledger_entries" SET "state" = 'due' WHERE "state" = 'pending';--> statement-breakpoint
UPDATE "ledger_entries" SET "kind" = 'correction' WHERE "kind" = 'adjustment';--> statement-breakpoint
UPDATE "ledger_entries" SET "period" = coalesce((SELECT substr("placed_at", 1, 7) FROM "orders" WHERE "orders"."id" = "order_id"), substr("at", 1, 7));--> statement-breakpoint
UPDATE "ledger_entries" SET "base_minor" = coalesce((
	SELECT greatest(0, (SELECT coalesce(sum((line ->> 'totalMinor')::bigint), 0) FROM json_array_elements("orders"."lines") AS line)
		- (SELECT coalesce(sum((part ->> 'totalMinor')::bigint), 0) FROM "order_refunds", json_array_elements("order_refunds"."lines") AS part WHERE "order_refunds"."order_id" = "orders"."id"))
	FROM "orders"
	WHERE "orders"."id" = "ledger_entries"."order_id" AND "orders"."state" = 'attributed' AND "orders"."cancelled_at" IS NULL
		AND "ledger_entries"."state" = CASE WHEN "orders"."is_confirmed" THEN 'due' ELSE 'held' END
), 0) WHERE "kind" = 'commission';
