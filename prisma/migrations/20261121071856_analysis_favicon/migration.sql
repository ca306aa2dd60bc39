-- AlterTable
ALTER TABLE "analyses" ADD COLUMN     "favicon_url" TEXT NOT NULL DEFAULT '';
