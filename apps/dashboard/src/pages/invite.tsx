import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { workspace } from '../api/client.ts';
import { messageOf } from '../api/errors.ts';
import { type InvitationPreview, identity } from '../api/identity.ts';
import { meQuery } from '../api/me.ts';
import { dateTimeText } from '../lib/format.ts';
import { Field } from '../ui/field.tsx';
import { useTitle } from '../ui/page-title.tsx';
import { Loading } from '../ui/state.tsx';
import { takeToken } from './link-token.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** An invitation: makes an account, or adds the workspace to the one that is signed in. */
export function Invite() {
  useTitle('Invitation');
  const [token] = useState(takeToken);
  const preview = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => identity.invitation(token ?? ''),
    enabled: token !== null,
    retry: false,
  });
  if (token === null || preview.isError) {
    return (
      <SignInFrame title="This invitation does not work">
        <p className="notice bad" role="alert">
          {token === null ? 'The link has no token. Copy all of it.' : messageOf(preview.error)}
        </p>
        <p className="muted small">
          Each link works once and for a limited time. Ask for a new one, or <Link to="/sign-in">sign in</Link>.
        </p>
      </SignInFrame>
    );
  }
  if (!preview.data) {
    return (
      <SignInFrame title="Invitation">
        <Loading label="Reading the invitation" />
      </SignInFrame>
    );
  }
  return <Accept token={token} invitation={preview.data} />;
}

function Accept({ token, invitation }: { token: string; invitation: InvitationPreview }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const me = useQuery(meQuery);
  const accept = useMutation({
    mutationFn: identity.acceptInvitation,
    onSuccess: async (result) => {
      workspace.choose(result.workspace_id);
      client.clear();
      await navigate({ to: '/', replace: true });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = invitation.email ?? form.get('email');
    accept.mutate({
      token,
      ...(!me.data && { name: String(form.get('name') ?? ''), password: String(form.get('password') ?? '') }),
      ...(!me.data && email !== null && { email: String(email) }),
    });
  };
  const makesAccount = invitation.needs_account && !me.data;
  const isForOther = me.data !== undefined && ![null, me.data.user.email].includes(invitation.email);
  return (
    <SignInFrame
      title={`Join ${invitation.workspace_name}`}
      intro={
        <>
          You are invited as <strong>{invitation.role}</strong>. The link works until{' '}
          {dateTimeText(invitation.expires_at)}.
        </>
      }
    >
      {accept.isError && (
        <p className="notice bad" role="alert">
          {messageOf(accept.error)}
        </p>
      )}
      <form className="stack" onSubmit={submit}>
        {makesAccount && (
          <>
            {invitation.email === null ? (
              <Field label="Email" name="email" type="email" autoComplete="username" required />
            ) : (
              <Field label="Email" name="username" autoComplete="username" readOnly value={invitation.email} />
            )}
            <Field label="Your name" name="name" autoComplete="name" required maxLength={100} />
            <NewPasswordField />
          </>
        )}
        {me.data && !isForOther && <p>You join as {me.data.user.email}.</p>}
        {me.data && isForOther && (
          <p className="notice warn">
            The invitation is for {invitation.email}, and you are signed in as {me.data.user.email}. Sign out, then open
            the link again.
          </p>
        )}
        {!me.data && (
          <p>
            Do you have an account? <Link to="/sign-in">Sign in</Link>, then open the link again.
          </p>
        )}
        {(makesAccount || (me.data && !isForOther)) && (
          <button type="submit" className="button primary" disabled={accept.isPending}>
            {makesAccount ? 'Make account and join' : 'Join'}
          </button>
        )}
      </form>
    </SignInFrame>
  );
}
