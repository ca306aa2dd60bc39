-- Of each workspace, what waits to be let through, in its order.
CREATE INDEX "analyses_waiting_idx" ON "analyses"("workspace_id", "queued_at", "id") WHERE "status" = 'queued' AND "admitted_at" IS NULL;

-- What is let through and not final: few, however many wait or are final.
CREATE INDEX "analyses_active_idx" ON "analyses"("workspace_id") WHERE "status" IN ('queued', 'running') AND "admitted_at" IS NOT NULL;
