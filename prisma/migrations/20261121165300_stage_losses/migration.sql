-- AlterTable
ALTER TABLE "stages" ADD COLUMN     "losses" INTEGER NOT NULL DEFAULT 0;
