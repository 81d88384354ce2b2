CREATE INDEX "alert_firings_by_product" ON "alert_firings" USING btree ("product_id");--> statement-breakpoint
-- Written by hand: a feed without a list of shops gets those of its current offers, and Awin's advertiser ids from its links.
UPDATE "operator_feeds" SET "shops" = coalesce((
  SELECT json_agg(json_build_object('domain', domain, 'advertiserId', advertiser_id) ORDER BY domain) FROM (
    SELECT "offers"."retailer_domain" AS domain,
      min(substring("merchant_items"."item" -> 'shop' ->> 'trackedLink' FROM 'awin1[.]com/pclick[.]php[?].*&m=([0-9]+)')) AS advertiser_id
    FROM "merchant_items" JOIN "offers" ON "offers"."id" = "merchant_items"."offer_id"
    WHERE "merchant_items"."business_id" = "operator_feeds"."feed_id"
    GROUP BY "offers"."retailer_domain"
  ) AS found
), '[]') WHERE "shops"::text = '[]' AND "ended_at" IS NULL;
