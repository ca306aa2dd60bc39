-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('trialing', 'active', 'past_due', 'canceled', 'none');

-- CreateEnum
CREATE TYPE "KeyEnvironment" AS ENUM ('prod', 'stag');

-- CreateEnum
CREATE TYPE "AnalysisStatus" AS ENUM ('idle', 'queued', 'running', 'complete', 'failed');

-- CreateEnum
CREATE TYPE "StageStatus" AS ENUM ('pending', 'ready', 'running', 'done', 'failed', 'skipped');

-- CreateEnum
CREATE TYPE "OverrideKind" AS ENUM ('patch', 'replace');

-- CreateEnum
CREATE TYPE "EditAction" AS ENUM ('patch', 'replace', 'revert');

-- CreateEnum
CREATE TYPE "AuthType" AS ENUM ('api_key', 'user');

-- CreateTable
CREATE TABLE "workspaces" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "subscription_status" "SubscriptionStatus" NOT NULL DEFAULT 'active',
    "parse_limit" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workspaces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "environment" "KeyEnvironment" NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "hash" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brands" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "source_url" TEXT NOT NULL,
    "favicon_url" TEXT NOT NULL DEFAULT '',
    "status" "AnalysisStatus" NOT NULL DEFAULT 'queued',
    "analysis_id" UUID,
    "shown_analysis_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brands_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analyses" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "brand_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "status" "AnalysisStatus" NOT NULL DEFAULT 'queued',
    "source_url" TEXT NOT NULL,
    "requested_stages" TEXT[],
    "resolved_stages" TEXT[],
    "max_pages" INTEGER NOT NULL,
    "cache_ttl" INTEGER NOT NULL,
    "quality_note" TEXT NOT NULL DEFAULT '',
    "pages_found" INTEGER NOT NULL DEFAULT 0,
    "pages_done" INTEGER NOT NULL DEFAULT 0,
    "evidence_key" TEXT,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "admitted_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "assets_expire_at" TIMESTAMPTZ(3),
    "assets_deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "analyses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stages" (
    "analysis_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" "StageStatus" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "fence" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "reason" TEXT NOT NULL DEFAULT '',
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "stages_pkey" PRIMARY KEY ("analysis_id","name")
);

-- CreateTable
CREATE TABLE "sections" (
    "analysis_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSON NOT NULL,
    "provenance" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sections_pkey" PRIMARY KEY ("analysis_id","name")
);

-- CreateTable
CREATE TABLE "overrides" (
    "brand_id" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "kind" "OverrideKind" NOT NULL,
    "value" JSON NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "overrides_pkey" PRIMARY KEY ("brand_id","section")
);

-- CreateTable
CREATE TABLE "edit_history" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "brand_id" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "action" "EditAction" NOT NULL,
    "before_data" JSON,
    "after_data" JSON,
    "changed_by_user_id" TEXT,
    "changed_by_api_key_id" UUID,
    "auth_type" "AuthType" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "edit_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "assets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "analysis_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "api_key_id" UUID,
    "environment" "KeyEnvironment" NOT NULL,
    "kind" TEXT NOT NULL,
    "brand_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "usage_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "workspaces_name_key" ON "workspaces"("name");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_workspace_id_created_at_id_idx" ON "api_keys"("workspace_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "brands_analysis_id_key" ON "brands"("analysis_id");

-- CreateIndex
CREATE UNIQUE INDEX "brands_shown_analysis_id_key" ON "brands"("shown_analysis_id");

-- CreateIndex
CREATE INDEX "brands_workspace_id_created_at_id_idx" ON "brands"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "brands_workspace_id_status_created_at_id_idx" ON "brands"("workspace_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "analyses_brand_id_queued_at_idx" ON "analyses"("brand_id", "queued_at" DESC);

-- CreateIndex
CREATE INDEX "analyses_status_workspace_id_queued_at_id_idx" ON "analyses"("status", "workspace_id", "queued_at", "id");

-- CreateIndex
CREATE INDEX "analyses_assets_deleted_at_assets_expire_at_idx" ON "analyses"("assets_deleted_at", "assets_expire_at");

-- CreateIndex
CREATE INDEX "stages_status_due_at_idx" ON "stages"("status", "due_at");

-- CreateIndex
CREATE INDEX "stages_status_lease_until_idx" ON "stages"("status", "lease_until");

-- CreateIndex
CREATE INDEX "edit_history_brand_id_created_at_id_idx" ON "edit_history"("brand_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "edit_history_brand_id_section_created_at_id_idx" ON "edit_history"("brand_id", "section", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "assets_key_key" ON "assets"("key");

-- CreateIndex
CREATE INDEX "assets_analysis_id_name_idx" ON "assets"("analysis_id", "name");

-- CreateIndex
CREATE INDEX "usage_events_workspace_id_created_at_idx" ON "usage_events"("workspace_id", "created_at");

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brands" ADD CONSTRAINT "brands_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brands" ADD CONSTRAINT "brands_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analyses"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brands" ADD CONSTRAINT "brands_shown_analysis_id_fkey" FOREIGN KEY ("shown_analysis_id") REFERENCES "analyses"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stages" ADD CONSTRAINT "stages_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analyses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sections" ADD CONSTRAINT "sections_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analyses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edit_history" ADD CONSTRAINT "edit_history_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assets" ADD CONSTRAINT "assets_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analyses"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
