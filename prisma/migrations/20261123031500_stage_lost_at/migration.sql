-- When a stage's worker died last: a loss counts for an hour. Rows without it are from before and count as forgotten.
ALTER TABLE "stages" ADD COLUMN "lost_at" TIMESTAMPTZ(3);

-- The few stages whose worker died, which the reconciler looks for beside any backlog.
CREATE INDEX IF NOT EXISTS "stages_lost_idx" ON "stages"("due_at") WHERE "losses" > 0 AND "status" = 'ready';
