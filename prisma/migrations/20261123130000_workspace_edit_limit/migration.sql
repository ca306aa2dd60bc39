-- Null is the default of the service.
ALTER TABLE "workspaces" ADD COLUMN     "edit_megabytes" INTEGER;
