import type { Stoppable } from '@brandprint/platform';
import pg from 'pg';

/** Rows of one workspace. */
export interface DatabaseRows extends Stoppable {
  /** Brands that are complete or failed. */
  countFinal(): Promise<number>;
  hasFailed(brandId: string): Promise<boolean>;
  /** Brands whose binaries were deleted. */
  countDeletedAssets(): Promise<number>;
  countUnfinishedDeliveries(): Promise<number>;
  /** Sets the expiry of all binaries to now. */
  expireAssets(): Promise<void>;
}

const BRANDS = 'brands b JOIN analyses a ON a.id = b.analysis_id WHERE b.workspace_id = $1';

/** `databaseUrl` should not lead through a fault proxy. */
export async function connectToRows(databaseUrl: string, workspaceId: string): Promise<DatabaseRows> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (from: string, ...values: string[]): Promise<number> => {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`, values);
    return rows[0]?.n ?? 0;
  };
  return {
    countFinal: () => count(`${BRANDS} AND b.status IN ('complete', 'failed')`, workspaceId),
    hasFailed: async (brandId) =>
      (await count(`${BRANDS} AND b.id = $2 AND b.status = 'failed'`, workspaceId, brandId)) > 0,
    countDeletedAssets: () => count(`${BRANDS} AND a.assets_deleted_at IS NOT NULL`, workspaceId),
    countUnfinishedDeliveries: () => count("webhook_deliveries WHERE status IN ('pending', 'delivering')"),
    async expireAssets() {
      await client.query('UPDATE analyses SET assets_expire_at = now() WHERE workspace_id = $1', [workspaceId]);
    },
    stop: () => client.end(),
  };
}
