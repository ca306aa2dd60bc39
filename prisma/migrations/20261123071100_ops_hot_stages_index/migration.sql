-- Renewals of leases change no indexed column. Expired leases are found among the running stages, which the index by
-- status and due_at has.
DROP INDEX CONCURRENTLY IF EXISTS "stages_status_lease_until_idx";
