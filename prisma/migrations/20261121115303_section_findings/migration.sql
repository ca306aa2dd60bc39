-- AlterTable
ALTER TABLE "sections" ADD COLUMN     "findings" JSON NOT NULL DEFAULT '{}';
