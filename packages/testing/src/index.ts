export { createTestDatabase, type TestDatabase } from './database.ts';
export { waitFor } from './wait-for.ts';
