import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { type Invitation, identity, type Member, ROLE_OPTIONS, type Role } from '../../api/identity.ts';
import { useMe, useRole } from '../../api/me.ts';
import { dateText, relativeText } from '../../lib/format.ts';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Loading } from '../../ui/state.tsx';
import { Problem, SettingsError, SettingsPage } from './settings-page.tsx';
import { useMakeOnce } from './shown-once.tsx';

export function Members() {
  const { isOwner } = useRole();
  const making = useMakeOnce(Invite, {
    title: 'The invitation link',
    what: 'Link',
    note: 'It works once, for 7 days.',
  });
  const members = useQuery({ queryKey: ['members'], queryFn: identity.members });
  const invitations = useQuery({ queryKey: ['invitations'], queryFn: identity.invitations, enabled: isOwner });
  return (
    <SettingsPage
      title="Members"
      intro="People of this workspace. Viewers read, editors also analyse and edit, owners also manage."
      action={
        isOwner && (
          <button type="button" className="button primary" onClick={making.start}>
            <Icon name="plus" /> Invite
          </button>
        )
      }
    >
      {members.isError && <SettingsError error={members.error} onRetry={() => members.refetch()} />}
      {members.isPending && <Loading label="Loading members" />}
      {members.data && <MemberTable members={members.data} isOwner={isOwner} />}
      {invitations.data && invitations.data.length > 0 && <Invitations invitations={invitations.data} />}
      {making.dialog}
    </SettingsPage>
  );
}

function MemberTable({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  const client = useQueryClient();
  const { data: me } = useMe();
  const [removing, setRemoving] = useState<Member>();
  const change = useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Role }) => identity.changeRole(userId, role),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['members'] }),
        client.invalidateQueries({ queryKey: ['me'] }),
      ]),
  });
  const remove = useMutation({
    mutationFn: (userId: string) => identity.removeMember(userId),
    onSuccess: async () => {
      setRemoving(undefined);
      await client.invalidateQueries({ queryKey: ['members'] });
    },
  });
  return (
    <>
      <Problem error={change.error} />
      <ScrollRegion className="table-scroll rows" label="Members">
        <table>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Since</th>
              <th scope="col">Role</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.user_id}>
                <th scope="row">
                  <div>
                    {member.name || member.email}{' '}
                    {member.user_id === me?.user.id && <span className="muted">(you)</span>}
                  </div>
                  {member.name && <div className="muted">{member.email}</div>}
                </th>
                <td data-label="Since">{dateText(member.joined_at)}</td>
                <td>
                  {isOwner ? (
                    <SelectField
                      label={`Role of ${member.name || member.email}`}
                      hideLabel
                      value={member.role}
                      options={ROLE_OPTIONS}
                      onChange={(role) => change.mutate({ userId: member.user_id, role })}
                    />
                  ) : (
                    member.role
                  )}
                </td>
                <td className="end">
                  {isOwner && member.user_id !== me?.user.id && (
                    <button type="button" className="button small danger" onClick={() => setRemoving(member)}>
                      Remove<span className="visually-hidden"> {member.name || member.email}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {removing && (
        <Confirm
          title={`Remove ${removing.name || removing.email}?`}
          action="Remove"
          busy={remove.isPending}
          problem={remove.error ? messageOf(remove.error) : undefined}
          onConfirm={() => remove.mutate(removing.user_id)}
          onClose={() => setRemoving(undefined)}
        >
          <p>They lose access to this workspace at once. Their edits stay.</p>
        </Confirm>
      )}
    </>
  );
}

function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: identity.withdrawInvitation,
    onSettled: () => client.invalidateQueries({ queryKey: ['invitations'] }),
  });
  return (
    <section className="stack" aria-labelledby="invitations">
      <h2 id="invitations">Open invitations</h2>
      <Problem error={withdraw.error} />
      <ScrollRegion className="table-scroll rows" label="Open invitations">
        <table>
          <tbody>
            {invitations.map(({ id, email, role, expires_at }) => (
              <tr key={id}>
                <th scope="row">{email ?? 'Anybody with the link'}</th>
                <td>{role}</td>
                <td>ends {relativeText(expires_at)}</td>
                <td className="end">
                  <button type="button" className="button small danger" onClick={() => withdraw.mutate(id)}>
                    Withdraw<span className="visually-hidden"> the invitation of {email ?? 'anybody'}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

const sentNote = (email: string): string =>
  `It was mailed to ${email}, works once, for a week, and only for that address.`;
const notSentNote = (email: string): string =>
  `No mail went to ${email}: this server sends none, or its mail server did not take it. Send the link yourself; it works once, for a week.`;

function Invite({ onClose, onCreated }: { onClose: () => void; onCreated: (url: string, note?: string) => void }) {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const invite = useMutation({
    mutationFn: () => identity.invite({ role, ...(email.trim() && { email: email.trim() }) }),
    onSuccess: ({ url, email: address, emailed }) => {
      void client.invalidateQueries({ queryKey: ['invitations'] });
      onCreated(url, address === null ? undefined : emailed ? sentNote(address) : notSentNote(address));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate();
  };
  return (
    <Dialog title="Invite" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Field
          label="Email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          hint="With an address only that person can use the link, and it is sent there if this server sends mails. Without one, anybody who has it can use it."
        />
        <SelectField label="Role" value={role} options={ROLE_OPTIONS} onChange={setRole} />
        <Problem error={invite.error} />
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={invite.isPending}>
            Make a link
          </button>
        </div>
      </form>
    </Dialog>
  );
}
