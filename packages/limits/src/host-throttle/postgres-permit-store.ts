import { openPool } from '../postgres-store.ts';
import type { StoreOptions } from '../window-store.ts';
import type { PermitStore } from './permit-store.ts';

const ACQUIRE = 'SELECT limits.take_turn($1, $2, $3, $4, $5) AS answer';
const RELEASE = 'DELETE FROM limits.turns WHERE turn = $1';
/** Hosts without a visit for a long time, and permits of dead workers. */
const SWEEP = [
  'DELETE FROM limits.turns WHERE ends_at < now()',
  "DELETE FROM limits.places WHERE last_start < now() - interval '10 minutes'",
];
const SWEEP_MS = 300_000;

/** Permits in the schema that `migrateLimits` created, one row each. */
export function createPostgresPermitStore(url: string, options: StoreOptions): PermitStore {
  const { logger } = options;
  const pool = openPool(url, options);
  const sweep = () => {
    Promise.all(SWEEP.map((statement) => pool.query(statement))).catch((error) =>
      logger.warn('limits: could not remove expired permits', { error }),
    );
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  return {
    async acquire(host, permit, { slots, delayMs, leaseMs }) {
      const { rows } = await pool.query({
        name: 'limits-turn',
        text: ACQUIRE,
        values: [host, permit, slots, delayMs, leaseMs],
      });
      return rows[0].answer as number;
    },
    async release(_host, permit) {
      await pool.query({ name: 'limits-turn-end', text: RELEASE, values: [permit] });
    },
    async ping() {
      await pool.query('SELECT FROM limits.turns LIMIT 1');
    },
    async stop() {
      clearInterval(sweeping);
      await pool.end();
    },
  };
}
