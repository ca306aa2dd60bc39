-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "failed_at" TIMESTAMPTZ(3);

-- Of each brand's messages to an endpoint, the first that is due.
CREATE INDEX "webhook_deliveries_lanes_idx" ON "webhook_deliveries"("endpoint_id", (coalesce("brand_id", "id")), "seq") WHERE "status" = 'pending';
