-- AlterTable
ALTER TABLE "analyses" ADD COLUMN     "trace_parent" TEXT;

-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "concurrency" INTEGER;

