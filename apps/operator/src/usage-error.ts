import { UserError } from '@brandprint/platform';

/** A command line that is wrong: reported in one line, followed by the usage. */
export class UsageError extends UserError {
  override name = 'UsageError';
}
