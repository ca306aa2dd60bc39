-- Renewals of leases find room on the page of their row: with the next migration they are HOT.
-- Applies to pages that are written from now on. Autovacuum waits for 1 % of dead rows, and not for a fifth of all stages.
ALTER TABLE "stages" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0.02);

ALTER TABLE "webhook_deliveries" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0.02);

-- Each event of a brand counts up its row.
ALTER TABLE "brands" SET (fillfactor = 80);
