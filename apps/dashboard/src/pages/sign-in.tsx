import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { messageOf, statusOf } from '../api/errors.ts';
import { identity } from '../api/identity.ts';
import { Field } from '../ui/field.tsx';
import { useTitle } from '../ui/page-title.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignIn() {
  useTitle('Sign in');
  const { next, error } = useSearch({ from: '/sign-in' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const providers = useQuery({ queryKey: ['providers'], queryFn: identity.providers, retry: false });
  const [problem, setProblem] = useState(error === undefined ? '' : providerProblem(error));
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    try {
      await identity.signIn(String(form.get('email')), String(form.get('password')));
      client.clear();
      const { pathname, search } = new URL(next ?? '/', location.origin);
      await navigate({ to: pathname, search: router.options.parseSearch(search) });
    } catch (error) {
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const continueThere = async () => {
    setProblem('');
    try {
      const { url } = await identity.signInWithProvider();
      location.assign(url);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const { password = true, oidc = null } = providers.data ?? {};
  return (
    <SignInFrame title="Sign in" intro="Brands of your workspace, as a book you can show.">
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {oidc && (
        <button type="button" className="button" onClick={continueThere}>
          Continue with {oidc.name}
        </button>
      )}
      {password && (
        <form className="stack" onSubmit={submit}>
          <Field label="Email" name="email" type="email" autoComplete="username" required />
          <Field label="Password" name="password" type="password" autoComplete="current-password" required />
          <button type="submit" className="button primary" disabled={busy}>
            {busy ? 'Signing in …' : 'Sign in'}
          </button>
        </form>
      )}
      <p className="small muted">
        No account? Ask an owner of the workspace for an invitation link. Operators make the first one with the command{' '}
        <code>users invite</code>.
      </p>
    </SignInFrame>
  );
}

/** What the identity provider's sign-in came to. */
const providerProblem = (code: string): string =>
  code === 'not_invited'
    ? 'You are signed in there, but nobody has invited you here. Ask an owner of the workspace for a link.'
    : `Signing in there did not work (${code}). Try again, or use your password.`;

/** The same words for an unknown account and a wrong password. */
function signInProblem(error: unknown): string {
  const status = statusOf(error);
  if (status === 404) return 'This server has no sign-in yet. Use the API with a key, or ask its operator.';
  return status === 400 || status === 401 || status === 403
    ? 'Email or password is wrong. Check both and try again.'
    : messageOf(error);
}
