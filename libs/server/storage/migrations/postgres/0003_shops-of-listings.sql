ALTER TABLE "product_listings" ADD COLUMN "shops" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE product_listings SET shops = coalesce((
  SELECT string_agg(text, '') FROM (
    SELECT ' ' || retailer_domain || ':' || (max(case when availability = 'in_stock' then 1 else 0 end) + max(case when availability = 'pre_order' then 2 else 0 end) + max(case when availability = 'back_order' then 4 else 0 end) + max(case when availability = 'special_order' then 8 else 0 end) + max(case when availability = 'out_of_stock' then 16 else 0 end) + max(case when availability = 'discontinued' then 32 else 0 end) + max(case when availability = 'unknown' then 64 else 0 end))
      || ':' || (max(case when condition = 'new' then 1 else 0 end) + max(case when condition = 'refurbished' then 2 else 0 end) + max(case when condition = 'used' then 4 else 0 end) + max(case when condition = 'damaged' then 8 else 0 end) + max(case when condition = 'unknown' then 16 else 0 end)) AS text
    FROM offers WHERE offers.product_id = product_listings.product_id GROUP BY retailer_domain ORDER BY retailer_domain
  ) AS shop
), '');
