/** Where processes keep what they share beside the product's rows (jobs, windows, turns): Redis, or schemas in Postgres. */
export type StateLocation = { redisUrl: string } | { databaseUrl: string };
