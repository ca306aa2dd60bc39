-- A workspace on its way to another cell.
CREATE TYPE "WorkspaceMove" AS ENUM ('leaving', 'left', 'arriving');
ALTER TABLE "workspaces" ADD COLUMN     "move" "WorkspaceMove";

-- Brands and analyses name each other. A copy of both is checked when it is complete.
ALTER TABLE "brands" ALTER CONSTRAINT "brands_analysis_id_fkey" DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE "brands" ALTER CONSTRAINT "brands_shown_analysis_id_fkey" DEFERRABLE INITIALLY IMMEDIATE;
