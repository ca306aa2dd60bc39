/** Prints for people, and for scripts that read the last line. */
export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};
