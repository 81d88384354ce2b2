CREATE TABLE "provider_links" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"email" text,
	"linked_at" text NOT NULL,
	"last_used_at" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_links" ADD CONSTRAINT "provider_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_links_by_subject" ON "provider_links" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "provider_links_by_account" ON "provider_links" USING btree ("account_id","linked_at");