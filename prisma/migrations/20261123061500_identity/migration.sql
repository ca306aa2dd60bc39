-- CreateEnum
CREATE TYPE "IdentityRole" AS ENUM ('owner', 'editor', 'viewer');

-- CreateEnum
CREATE TYPE "IdentityLinkKind" AS ENUM ('first_run', 'password_reset');

-- CreateTable
CREATE TABLE "identity_users" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "identity_users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_sessions" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid(),
    "user_id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_accounts" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid(),
    "user_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_verifications" (
    "id" TEXT NOT NULL DEFAULT gen_random_uuid(),
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_verifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_memberships" (
    "workspace_id" UUID NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" "IdentityRole" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_memberships_pkey" PRIMARY KEY ("workspace_id","user_id")
);

-- CreateTable
CREATE TABLE "identity_invitations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "email" TEXT,
    "role" "IdentityRole" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "invited_by_user_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "identity_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_links" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "IdentityLinkKind" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" TEXT,
    "workspace_id" UUID,
    "brand_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "identity_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_audit_log" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "user_id" TEXT,
    "api_key_id" UUID,
    "target_id" TEXT,
    "details" JSON NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "identity_users_email_key" ON "identity_users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "identity_sessions_token_key" ON "identity_sessions"("token");

-- CreateIndex
CREATE INDEX "identity_sessions_user_id_created_at_idx" ON "identity_sessions"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "identity_sessions_expires_at_idx" ON "identity_sessions"("expires_at");

-- CreateIndex
CREATE INDEX "identity_accounts_user_id_idx" ON "identity_accounts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "identity_accounts_provider_id_account_id_key" ON "identity_accounts"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "identity_verifications_identifier_idx" ON "identity_verifications"("identifier");

-- CreateIndex
CREATE INDEX "identity_verifications_expires_at_idx" ON "identity_verifications"("expires_at");

-- CreateIndex
CREATE INDEX "identity_memberships_user_id_created_at_idx" ON "identity_memberships"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "identity_invitations_token_hash_key" ON "identity_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "identity_invitations_workspace_id_created_at_id_idx" ON "identity_invitations"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "identity_invitations_email_idx" ON "identity_invitations"("email");

-- CreateIndex
CREATE UNIQUE INDEX "identity_links_token_hash_key" ON "identity_links"("token_hash");

-- CreateIndex
CREATE INDEX "identity_links_expires_at_idx" ON "identity_links"("expires_at");

-- CreateIndex
CREATE INDEX "identity_audit_log_workspace_id_created_at_id_idx" ON "identity_audit_log"("workspace_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "identity_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_accounts" ADD CONSTRAINT "identity_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "identity_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_memberships" ADD CONSTRAINT "identity_memberships_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_memberships" ADD CONSTRAINT "identity_memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "identity_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_invitations" ADD CONSTRAINT "identity_invitations_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "identity_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_audit_log" ADD CONSTRAINT "identity_audit_log_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
