UPDATE "hour_stats" SET "hour" = "hour" || ':00' WHERE length("hour") = 13;--> statement-breakpoint
UPDATE "hour_revenue" SET "hour" = "hour" || ':00' WHERE length("hour") = 13;
