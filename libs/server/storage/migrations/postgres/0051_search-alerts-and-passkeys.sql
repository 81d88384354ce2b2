CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"account_id" text,
	"expires_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"relying_party_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" json NOT NULL,
	"name" text NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" text NOT NULL,
	"last_used_at" text,
	CONSTRAINT "passkeys_by_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"shopper_id" text NOT NULL,
	"search" json NOT NULL,
	"search_key" text NOT NULL,
	"currency" text NOT NULL,
	"country" text,
	"channels" json NOT NULL,
	"is_paused" boolean NOT NULL,
	"created_at" text NOT NULL,
	"known" json NOT NULL,
	"match_count" bigint,
	"judged_at" text NOT NULL,
	"last_fired_at" text,
	"firing_count" bigint NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "alert_firings_by_alert";--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_end" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_by_account" ON "passkeys" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "search_alerts_by_shopper" ON "search_alerts" USING btree ("shopper_id","search_key");--> statement-breakpoint
CREATE INDEX "search_alerts_by_time" ON "search_alerts" USING btree ("is_paused","judged_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_firings_by_alert" ON "alert_firings" USING btree ("alert_id","product_id","fired_at");