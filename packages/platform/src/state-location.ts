/**
 * Where processes keep shared state besides the product's rows (jobs, windows, permits): Redis, or schemas in Postgres.
 */
export type StateLocation = { redisUrl: string } | { databaseUrl: string };
