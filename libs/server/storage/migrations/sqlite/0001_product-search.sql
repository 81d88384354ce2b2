CREATE VIRTUAL TABLE product_search USING fts5(
  title, brand, model, codes, gtin_forms, category, description, attributes,
  content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0"
);
--> statement-breakpoint
INSERT INTO product_search(product_search, rank) VALUES ('rank', 'bm25(10,4,8,8,10,6,3,1)');
