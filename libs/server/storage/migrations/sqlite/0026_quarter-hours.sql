UPDATE `hour_stats` SET `hour` = `hour` || ':00' WHERE length(`hour`) = 13;--> statement-breakpoint
UPDATE `hour_revenue` SET `hour` = `hour` || ':00' WHERE length(`hour`) = 13;--> statement-breakpoint
INSERT INTO `catalog_counts` (`kind`, `key`, `name`, `count`)
	SELECT 'offered-brand', `brand_key`, '', count(*) FROM `product_listings`
	WHERE `offer_count` > 0 AND `brand_key` IS NOT NULL GROUP BY `brand_key`;
