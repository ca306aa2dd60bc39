import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { identity } from '../api/identity.ts';
import { useTitle } from '../ui/page-title.tsx';
import { takeToken } from './link-token.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** A link of the operator: sets a new password and signs in. */
export function ResetPassword() {
  useTitle('New password');
  const [token] = useState(takeToken);
  const client = useQueryClient();
  const navigate = useNavigate();
  const reset = useMutation({
    mutationFn: (password: string) => identity.resetPassword(token ?? '', password),
    onSuccess: async () => {
      client.clear();
      await navigate({ to: '/', replace: true });
    },
  });
  if (token === null) {
    return (
      <SignInFrame title="This link does not work">
        <p className="notice bad" role="alert">
          The link has no token. Copy all of it.
        </p>
        <p className="small muted">
          <Link to="/sign-in">Sign in</Link>
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="New password">
      {reset.isError && (
        <p className="notice bad" role="alert">
          {messageOf(reset.error)}
        </p>
      )}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          reset.mutate(String(new FormData(event.currentTarget).get('password')));
        }}
      >
        <NewPasswordField label="New password" />
        <button type="submit" className="button primary" disabled={reset.isPending}>
          Save and sign in
        </button>
      </form>
    </SignInFrame>
  );
}
