ALTER TABLE "operator_feeds" ADD COLUMN "shops" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
-- Written by hand: the shop of a feed is the first of its shops.
UPDATE "operator_feeds" SET "shops" = json_build_array(json_build_object('domain', shop_domain, 'advertiserId', null)) WHERE "shop_domain" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_feeds" DROP COLUMN "shop_domain";