-- CreateEnum
CREATE TYPE "PrintStatus" AS ENUM ('ready', 'running', 'done', 'failed');

-- CreateTable
CREATE TABLE "prints" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "analysis_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "brand_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "status" "PrintStatus" NOT NULL DEFAULT 'ready',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "fence" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_until" TIMESTAMPTZ(3),
    "pdf_key" TEXT,
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "prints_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "prints_status_due_at_idx" ON "prints"("status", "due_at");

-- CreateIndex
CREATE INDEX "prints_workspace_id_started_at_idx" ON "prints"("workspace_id", "started_at");

-- CreateIndex
CREATE UNIQUE INDEX "prints_analysis_id_hash_key" ON "prints"("analysis_id", "hash");

-- AddForeignKey
ALTER TABLE "prints" ADD CONSTRAINT "prints_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analyses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
