/** Prints for people, and for scripts that read the last line. */
export const printLine = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};
