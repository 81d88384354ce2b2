CREATE INDEX `alert_firings_by_product` ON `alert_firings` (`product_id`);--> statement-breakpoint
-- Written by hand: a feed without a list of shops gets those of its current offers, and Awin's advertiser ids from its links.
UPDATE `operator_feeds` SET `shops` = (
  SELECT json_group_array(json_object('domain', domain, 'advertiserId', advertiser_id)) FROM (
    SELECT `offers`.`retailer_domain` AS domain, min(CASE WHEN tracked_link LIKE '%awin1.com/pclick.php?%&m=%'
      THEN CAST(CAST(substr(tracked_link, instr(tracked_link, '&m=') + 3) AS INTEGER) AS TEXT) END) AS advertiser_id
    FROM (SELECT `offer_id`, `business_id`, json_extract(`item`, '$.shop.trackedLink') AS tracked_link FROM `merchant_items`) AS items
    JOIN `offers` ON `offers`.`id` = items.`offer_id`
    WHERE items.`business_id` = `operator_feeds`.`feed_id`
    GROUP BY `offers`.`retailer_domain` ORDER BY `offers`.`retailer_domain`
  )
) WHERE `shops` = '[]' AND `ended_at` IS NULL;
