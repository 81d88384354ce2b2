CREATE TABLE "source_day_counts" (
	"source_id" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "source_day_counts_key" PRIMARY KEY("day","source_id","kind","name")
);
