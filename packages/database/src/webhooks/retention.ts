import { clientOf, type Queryable } from '../client.ts';

/** Deletes deliveries that ended more than `days` ago, oldest first, with their attempts. Returns their number. */
export async function removeOldDeliveries(
  db: Queryable,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  return clientOf(db).$executeRaw`
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT id FROM webhook_deliveries
      WHERE created_at < now() - make_interval(days => ${days}) AND finished_at < now() - make_interval(days => ${days})
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )`;
}
