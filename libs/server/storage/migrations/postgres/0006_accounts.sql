CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" text NOT NULL,
	"expires_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"verified_key" text,
	"password_hash" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"locale" text NOT NULL,
	"created_at" text NOT NULL,
	"updated_at" text NOT NULL,
	"password_changed_at" text NOT NULL,
	"disabled_at" text,
	"totp_secret" text,
	"totp_enabled_at" text,
	"totp_last_step" bigint,
	CONSTRAINT "accounts_by_verified_email" UNIQUE("verified_key")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"window_started_at_ms" bigint NOT NULL,
	"count" bigint NOT NULL,
	"streak" bigint NOT NULL,
	"blocked_until_ms" bigint NOT NULL,
	"changed_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"at" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"business_id" text,
	"details" json NOT NULL,
	"previous_digest" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"name" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"invited_by" text NOT NULL,
	"invited_at" text NOT NULL,
	"expires_at" text NOT NULL,
	"closed_at" text,
	CONSTRAINT "business_invitations_by_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "business_members" (
	"business_id" text NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" text NOT NULL,
	CONSTRAINT "business_members_key" PRIMARY KEY("business_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"store_domain" text,
	"status" text NOT NULL,
	"status_reason" text,
	"created_at" text NOT NULL,
	"updated_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_key" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"id_hash" text NOT NULL,
	"audience" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" text NOT NULL,
	"last_seen_at" text NOT NULL,
	"expires_at" text NOT NULL,
	"ended_at" text,
	"device" text NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "sessions_by_hash" UNIQUE("id_hash")
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_by_account" ON "account_tokens" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_by_end" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_by_email" ON "accounts" USING btree ("audience","email_key","created_at");--> statement-breakpoint
CREATE INDEX "attempts_by_change" ON "attempts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_business" ON "audit_entries" USING btree ("business_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("actor_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_by_subject" ON "audit_entries" USING btree ("subject_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","sequence");--> statement-breakpoint
CREATE INDEX "business_invitations_by_business" ON "business_invitations" USING btree ("business_id","invited_at");--> statement-breakpoint
CREATE INDEX "business_members_by_account" ON "business_members" USING btree ("account_id","joined_at");--> statement-breakpoint
CREATE INDEX "businesses_by_status" ON "businesses" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "businesses_by_domain" ON "businesses" USING btree ("store_domain");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");