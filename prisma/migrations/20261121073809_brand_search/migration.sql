-- Any part of a name or a host is found, whatever its case.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

ALTER TABLE "brands" ADD COLUMN "search_text" TEXT NOT NULL
  GENERATED ALWAYS AS (lower("name" || E'\n' || coalesce(substring("source_url" from '^[a-z]+://([^/?#]*)'), ''))) STORED;

CREATE INDEX "brands_search_text_idx" ON "brands" USING gin ("search_text" gin_trgm_ops);
