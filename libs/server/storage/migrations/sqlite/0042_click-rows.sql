-- Written by hand: clicks in groups become rows. `0` repeats the previous click's value, or the target as the link.
INSERT INTO `clicks` (`id`, `clicked_at`, `target`, `sent_to`, `source`, `requested_at`, `offer_id`, `retailer_domain`, `visit`,
  `bot_reason`, `reference_id`, `session_id`, `comparison_id`, `user_agent_family`, `visitor_hash`, `device`, `country`,
  `utm_source`, `utm_medium`, `utm_campaign`, `position`, `offers_shown`, `price_gap`)
SELECT click ->> 0, substr(clicked_at, 10), click ->> 2, click ->> iif(json_type(click, '$[3]') = 'text', 3, 2), substr(source, 10),
  click ->> 5, click ->> 6, substr(retailer_domain, 10), substr(visit, 10),
  seldom ->> 0, seldom ->> 1, seldom ->> 2, seldom ->> 3, seldom ->> 4, seldom ->> 5, seldom ->> 6, seldom ->> 7,
  seldom ->> 8, seldom ->> 9, seldom ->> 10, seldom ->> 11, seldom ->> 12, seldom ->> 13
FROM (
  SELECT `click_groups`.`id` AS group_id, `key` AS place, `value` AS click, `value` -> 9 AS seldom,
    -- The latest value so far, after its place in nine digits.
    max(printf('%09d', `key`) || (`value` ->> 1)) FILTER (WHERE json_type(`value`, '$[1]') = 'text') OVER so_far AS clicked_at,
    max(printf('%09d', `key`) || (`value` ->> 4)) FILTER (WHERE json_type(`value`, '$[4]') = 'text') OVER so_far AS source,
    max(printf('%09d', `key`) || (`value` ->> 7)) FILTER (WHERE json_type(`value`, '$[7]') = 'text') OVER so_far AS retailer_domain,
    max(printf('%09d', `key`) || (`value` ->> 8)) FILTER (WHERE json_type(`value`, '$[8]') = 'text') OVER so_far AS visit
  FROM `click_groups`, json_each(`click_groups`.`clicks`)
  WINDOW so_far AS (PARTITION BY `click_groups`.`id` ORDER BY `key`)
)
WHERE true ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE `click_groups`;