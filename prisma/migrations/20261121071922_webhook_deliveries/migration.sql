-- DropIndex
DROP INDEX "webhook_deliveries_status_due_at_idx";

-- DropIndex
DROP INDEX "webhook_deliveries_brand_id_idx";

-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "failing_since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "webhook_deliveries" ADD COLUMN     "sent_before" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "seq" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "webhook_deliveries_status_endpoint_id_due_at_idx" ON "webhook_deliveries"("status", "endpoint_id", "due_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_brand_id_endpoint_id_status_idx" ON "webhook_deliveries"("brand_id", "endpoint_id", "status");
