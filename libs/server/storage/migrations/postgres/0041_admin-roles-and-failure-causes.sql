CREATE TABLE "admin_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"invited_by" text NOT NULL,
	"invited_at" text NOT NULL,
	"expires_at" text NOT NULL,
	CONSTRAINT "admin_invitations_by_email" UNIQUE("email_key"),
	CONSTRAINT "admin_invitations_by_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "admin_role" text;--> statement-breakpoint
ALTER TABLE "source_failures" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "source_failures" ADD COLUMN "status" bigint;