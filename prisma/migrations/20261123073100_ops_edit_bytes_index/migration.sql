-- The edited brands of a workspace, to add up.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "brands_edit_bytes_idx" ON "brands"("workspace_id", "edit_bytes") WHERE "edit_bytes" > 0;
