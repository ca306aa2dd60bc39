import { openPool } from '../postgres.ts';
import type { StoreOptions } from '../store.ts';
import type { TurnStore } from './store.ts';

const TAKE = 'SELECT limits.take_turn($1, $2, $3, $4, $5) AS answer';
const END = 'DELETE FROM limits.turns WHERE turn = $1';
/** Places where nobody was for long, and turns of workers that died. */
const SWEEP = [
  'DELETE FROM limits.turns WHERE ends_at < now()',
  "DELETE FROM limits.places WHERE last_start < now() - interval '10 minutes'",
];
const SWEEP_MS = 300_000;

/** Turns in the schema that `migrateLimits` made, each a row. */
export function createPostgresTurns(url: string, options: StoreOptions): TurnStore {
  const { logger } = options;
  const pool = openPool(url, options);
  const sweep = () => {
    Promise.all(SWEEP.map((statement) => pool.query(statement))).catch((error) =>
      logger.warn('limits: could not remove turns that ended', { error }),
    );
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  return {
    async take(place, turn, { slots, gapMs, leaseMs }) {
      const { rows } = await pool.query({
        name: 'limits-turn',
        text: TAKE,
        values: [place, turn, slots, gapMs, leaseMs],
      });
      return rows[0].answer as number;
    },
    async end(_place, turn) {
      await pool.query({ name: 'limits-turn-end', text: END, values: [turn] });
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
