-- Renewals of leases change no indexed column, and find room on the page of their row: they are HOT. Expired leases are
-- found among the running stages, which the index by status and due_at has.
DROP INDEX "stages_status_lease_until_idx";

-- Applies to pages that are written from now on. Autovacuum waits for 1 % of dead rows, and not for a fifth of all stages.
ALTER TABLE "stages" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0.02);

ALTER TABLE "webhook_deliveries" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0.02);

-- Each event of a brand counts up its row.
ALTER TABLE "brands" SET (fillfactor = 80);
