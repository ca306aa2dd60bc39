-- Crawls that are let through and not over, by which admission goes: few, however many sections wait.
CREATE INDEX IF NOT EXISTS "stages_crawls_under_way_idx" ON "stages"("status", "due_at") WHERE "name" = 'crawl' AND "status" IN ('ready', 'running');
