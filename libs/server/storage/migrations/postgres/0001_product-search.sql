CREATE TABLE product_search (
  number bigint PRIMARY KEY,
  codes_vector tsvector NOT NULL,
  names_vector tsvector NOT NULL,
  all_vector tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX product_search_codes ON product_search USING gin (codes_vector);
--> statement-breakpoint
CREATE INDEX product_search_names ON product_search USING gin (names_vector);
--> statement-breakpoint
CREATE INDEX product_search_all ON product_search USING gin (all_vector);
