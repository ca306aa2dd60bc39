import { Field } from '../ui/field.tsx';

const MIN_LENGTH = 15;

/** For a password that is being chosen. The server has the last word. */
export function NewPasswordField({ label = 'Password', problem }: { label?: string; problem?: string | undefined }) {
  return (
    <Field
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={MIN_LENGTH}
      maxLength={128}
      problem={problem}
      hint={`At least ${MIN_LENGTH} characters. A few unrelated words are easy to remember.`}
    />
  );
}
