-- CreateIndex
CREATE INDEX "analyses_status_finished_at_idx" ON "analyses"("status", "finished_at" DESC);
