import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { identity, type Me } from '../../api/identity.ts';
import { useMe } from '../../api/me.ts';
import { relativeText } from '../../lib/format.ts';
import { Field } from '../../ui/field.tsx';
import { Loading } from '../../ui/state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { Problem, SettingsPage } from './settings-page.tsx';

export function Profile() {
  const { data: me } = useMe();
  return (
    <SettingsPage title="Profile" intro="You, in all of your workspaces.">
      {!me && <Loading label="Loading your profile" />}
      {me && <Name user={me.user} />}
      {me && <Password user={me.user} />}
      <Sessions />
    </SettingsPage>
  );
}

function Name({ user }: { user: Me['user'] }) {
  const client = useQueryClient();
  const say = useToast();
  const [name, setName] = useState(user.name);
  const save = useMutation({
    mutationFn: () => identity.rename(name.trim()),
    onSuccess: async () => {
      say('Name saved');
      await client.invalidateQueries({ queryKey: ['me'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="panel stack" onSubmit={submit}>
      <h2>Name</h2>
      <Field
        label="Your name"
        value={name}
        required
        maxLength={100}
        autoComplete="name"
        hint={user.email && `You sign in as ${user.email}.`}
        onChange={(event) => setName(event.target.value)}
      />
      <Problem error={save.error} />
      <div>
        <button type="submit" className="button" disabled={save.isPending || name.trim() === user.name}>
          Save
        </button>
      </div>
    </form>
  );
}

/** Sets the first password, or changes it. */
function Password({ user }: { user: Me['user'] }) {
  const client = useQueryClient();
  const say = useToast();
  const isFirst = user.has_password === false;
  const save = useMutation({
    mutationFn: async (form: FormData) => {
      const password = String(form.get('password'));
      const email = String(form.get('email') ?? '');
      if (isFirst) return identity.setPassword({ password, ...(email && { email }) });
      return identity.changePassword(String(form.get('current')), password);
    },
    onSuccess: async () => {
      say(isFirst ? 'Password set' : 'Password changed. Other sessions have ended.');
      await client.invalidateQueries({ queryKey: ['me'] });
      await client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    save.mutate(new FormData(form), { onSuccess: () => form.reset() });
  };
  return (
    <form className="panel stack" onSubmit={submit}>
      <h2>{isFirst ? 'Set a password' : 'Change password'}</h2>
      {isFirst ? (
        <>
          <p className="muted">You came by a link from the terminal. With a password you can sign in anywhere.</p>
          <Field label="Your email" name="email" type="email" autoComplete="username" required />
        </>
      ) : (
        <Field label="Current password" name="current" type="password" autoComplete="current-password" required />
      )}
      <NewPasswordField label="New password" />
      <Problem error={save.error} />
      <div>
        <button type="submit" className="button" disabled={save.isPending}>
          {isFirst ? 'Set password' : 'Change password'}
        </button>
      </div>
    </form>
  );
}

function Sessions() {
  const client = useQueryClient();
  const say = useToast();
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: identity.sessions, retry: false });
  const refresh = () => client.invalidateQueries({ queryKey: ['sessions'] });
  const revoke = useMutation({ mutationFn: identity.revokeSession, onSuccess: refresh });
  const revokeOthers = useMutation({
    mutationFn: identity.revokeOtherSessions,
    onSuccess: async () => {
      say('All other sessions have ended');
      await refresh();
    },
  });
  if (!sessions.data) return <Problem error={sessions.error} />;
  return (
    <section className="panel stack" aria-labelledby="sessions">
      <div className="row spread">
        <h2 id="sessions">Where you are signed in</h2>
        {sessions.data.length > 1 && (
          <button
            type="button"
            className="button small"
            disabled={revokeOthers.isPending}
            onClick={() => revokeOthers.mutate()}
          >
            End all others
          </button>
        )}
      </div>
      <Problem error={revoke.error ?? revokeOthers.error} />
      <ul className="sessions">
        {sessions.data.map(({ id, userAgent, ipAddress, updatedAt, current }) => (
          <li key={id}>
            <div>
              <strong>{browserOf(userAgent)}</strong> {current && <span className="badge good">This one</span>}
              <div className="muted small">
                {[ipAddress, `used ${relativeText(updatedAt)}`].filter(Boolean).join(' · ')}
              </div>
            </div>
            {!current && (
              <button type="button" className="button small danger" onClick={() => revoke.mutate(id)}>
                End<span className="visually-hidden"> the session in {browserOf(userAgent)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Firefox on Linux", as far as a user agent says. */
function browserOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = /Edg\//.test(text) ? 'Edge' : (/(Firefox|Chrome|Safari)\//.exec(text)?.[1] ?? 'A program');
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(text)?.[1];
  return system ? `${browser} on ${system.replace('Mac OS X', 'macOS')}` : browser;
}
