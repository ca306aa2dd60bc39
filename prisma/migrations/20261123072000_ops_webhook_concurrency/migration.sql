-- Grows while an endpoint answers quickly, and shrinks when it fails or is slow.
ALTER TABLE "webhook_endpoints" ADD COLUMN     "concurrency" INTEGER NOT NULL DEFAULT 4;
