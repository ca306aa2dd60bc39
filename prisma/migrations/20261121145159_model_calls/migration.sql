-- CreateTable
CREATE TABLE "model_calls" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "brand_id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "stage" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "prompt_version" TEXT NOT NULL,
    "outcome" TEXT NOT NULL DEFAULT 'unfinished',
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cache_write_tokens" INTEGER NOT NULL,
    "cache_read_tokens" INTEGER NOT NULL,
    "cost" INTEGER NOT NULL,
    "estimated" BOOLEAN NOT NULL DEFAULT true,
    "duration_ms" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "model_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "model_calls_workspace_id_created_at_idx" ON "model_calls"("workspace_id", "created_at");

-- CreateIndex
CREATE INDEX "model_calls_brand_id_created_at_idx" ON "model_calls"("brand_id", "created_at");

-- CreateIndex
CREATE INDEX "model_calls_analysis_id_idx" ON "model_calls"("analysis_id");

-- AddForeignKey
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
