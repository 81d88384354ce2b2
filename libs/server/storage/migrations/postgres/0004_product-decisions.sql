CREATE TABLE "product_decisions" (
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"decision" text NOT NULL,
	"decided_at" text NOT NULL,
	"decided_by" text NOT NULL,
	CONSTRAINT "product_decisions_key" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
CREATE INDEX "product_decisions_by_second" ON "product_decisions" USING btree ("second_id");