-- Written by hand. A process of an earlier version stores no group from here on; its clicks go to its journal.
LOCK TABLE "click_groups" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- Clicks in groups become rows. `0` repeats the previous click's value, or the target as the link.
INSERT INTO "clicks" ("id", "clicked_at", "target", "sent_to", "source", "requested_at", "offer_id", "retailer_domain", "visit",
  "bot_reason", "reference_id", "session_id", "comparison_id", "user_agent_family", "visitor_hash", "device", "country",
  "utm_source", "utm_medium", "utm_campaign", "position", "offers_shown", "price_gap")
SELECT click ->> 0, clicked_at, click ->> 2, click ->> CASE json_typeof(click -> 3) WHEN 'string' THEN 3 ELSE 2 END,
  source, (click ->> 5)::bigint, click ->> 6, retailer_domain, visit,
  seldom ->> 0, seldom ->> 1, seldom ->> 2, seldom ->> 3, seldom ->> 4, seldom ->> 5, seldom ->> 6, seldom ->> 7,
  seldom ->> 8, seldom ->> 9, seldom ->> 10, (seldom ->> 11)::bigint, (seldom ->> 12)::bigint, seldom ->> 13
FROM "click_groups" CROSS JOIN LATERAL (
  SELECT place, click, click -> 9 AS seldom,
    first_value(click ->> 1) OVER (PARTITION BY clicked_at_run ORDER BY place) AS clicked_at,
    first_value(click ->> 4) OVER (PARTITION BY source_run ORDER BY place) AS source,
    first_value(click ->> 7) OVER (PARTITION BY domain_run ORDER BY place) AS retailer_domain,
    first_value(click ->> 8) OVER (PARTITION BY visit_run ORDER BY place) AS visit
  FROM (
    SELECT place, click,
      count(*) FILTER (WHERE json_typeof(click -> 1) = 'string') OVER so_far AS clicked_at_run,
      count(*) FILTER (WHERE json_typeof(click -> 4) = 'string') OVER so_far AS source_run,
      count(*) FILTER (WHERE json_typeof(click -> 7) = 'string') OVER so_far AS domain_run,
      count(*) FILTER (WHERE json_typeof(click -> 8) = 'string') OVER so_far AS visit_run
    FROM json_array_elements("click_groups"."clicks") WITH ORDINALITY AS listed (click, place)
    WINDOW so_far AS (ORDER BY place)
  ) AS runs
) AS spelled_out
ORDER BY "click_groups"."id", place
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "click_groups" CASCADE;