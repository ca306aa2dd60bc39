-- CreateTable
CREATE TABLE "first_looks" (
    "analysis_id" UUID NOT NULL,
    "view_key" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "sections" JSON,

    CONSTRAINT "first_looks_pkey" PRIMARY KEY ("analysis_id")
);

-- AddForeignKey
ALTER TABLE "first_looks" ADD CONSTRAINT "first_looks_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analyses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
