CREATE TABLE "queued_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" json NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text,
	"priority" bigint NOT NULL,
	"run_at" text NOT NULL,
	"attempts" bigint NOT NULL,
	"attempts_max" bigint NOT NULL,
	"lease_ms" bigint NOT NULL,
	"lease_token" text,
	"lease_until" text,
	"created_at" text NOT NULL,
	"ended_at" text,
	"last_error" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "queued_jobs_by_key" ON "queued_jobs" USING btree ("name","idempotency_key");--> statement-breakpoint
CREATE INDEX "queued_jobs_by_urgency" ON "queued_jobs" USING btree ("state","priority" desc,"run_at","id");--> statement-breakpoint
CREATE INDEX "queued_jobs_by_creation" ON "queued_jobs" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "queued_jobs_by_end" ON "queued_jobs" USING btree ("state","ended_at","id");