CREATE TABLE "saved_views" (
	"business_id" text NOT NULL,
	"account_id" text NOT NULL,
	"views" json NOT NULL,
	CONSTRAINT "saved_views_key" PRIMARY KEY("business_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "admin_invitations" DROP CONSTRAINT "admin_invitations_by_email";--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD COLUMN "closed_at" text;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_invitations_open" ON "admin_invitations" USING btree ("email_key") WHERE closed_at is null;