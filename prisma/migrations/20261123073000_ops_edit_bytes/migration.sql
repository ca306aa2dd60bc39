-- What people's edits of a brand take, with their history. Counted from this release on.
ALTER TABLE "brands" ADD COLUMN     "edit_bytes" BIGINT NOT NULL DEFAULT 0;
