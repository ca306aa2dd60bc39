/** Resolves once all have; rejects with the first that does not, or after `ms`. */
export async function answersWithin(ms: number, answers: readonly Promise<unknown>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([Promise.all(answers), late]);
  } finally {
    clearTimeout(timer);
  }
}
