-- AlterTable
ALTER TABLE "analyses" ADD COLUMN     "crawl_notes" TEXT[] DEFAULT ARRAY[]::TEXT[];
