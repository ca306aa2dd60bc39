import { describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '../src/index.ts';

describe('Test databases', () => {
  test('When two are created, then both are migrated and neither sees the rows of the other', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    try {
      await first.database.prisma.workspace.create({ data: { name: 'Acme' } });
      expect(await first.database.prisma.workspace.count()).toBe(1);
      expect(await second.database.prisma.workspace.count()).toBe(0);
    } finally {
      await Promise.all([first.stop(), second.stop()]);
    }
  });
});
