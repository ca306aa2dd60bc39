import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { identity } from '../../api/identity.ts';
import { openWorkspace } from '../../api/me.ts';
import { Field } from '../../ui/field.tsx';
import { Problem } from './settings-page.tsx';

/** Makes a workspace and opens it. */
export function CreateWorkspace({ title }: { title: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const create = useMutation({
    mutationFn: () => identity.createWorkspace(name.trim()),
    onSuccess: ({ id }) => openWorkspace(client, id, () => navigate({ to: '/' })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form className="panel stack" onSubmit={submit}>
      <h2>{title}</h2>
      <Field
        label="Name of the new workspace"
        value={name}
        required
        maxLength={100}
        hint="For another client or team. You become its owner, and it opens."
        onChange={(event) => setName(event.target.value)}
      />
      <Problem error={create.error} />
      <div>
        <button type="submit" className="button" disabled={create.isPending}>
          Create workspace
        </button>
      </div>
    </form>
  );
}
