/** Runs a write; false if it would break a unique constraint, also one that a concurrent transaction has just filled. */
export async function wasUnique(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Prisma's code. */
const UNIQUE_VIOLATION = 'P2002';
