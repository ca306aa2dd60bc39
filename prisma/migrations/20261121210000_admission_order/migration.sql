-- Those admitted at one moment are told apart by microseconds. No table is written anew for more digits.
ALTER TABLE "analyses" ALTER COLUMN "admitted_at" SET DATA TYPE TIMESTAMPTZ(6);
