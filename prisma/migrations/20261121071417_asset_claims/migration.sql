-- AlterTable
ALTER TABLE "analyses" ADD COLUMN     "assets_claimed_until" TIMESTAMPTZ(3);
