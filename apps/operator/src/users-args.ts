import { EmailAddress, ROLES, Role } from '@brandprint/contracts';
import { UsageError } from './usage-error.ts';

export type UsersAction =
  | { action: 'invite'; workspace: string; role: Role; email: string | null; createWorkspace: boolean }
  | { action: 'list' }
  | { action: 'disable' | 'enable' | 'reset-link'; email: string };

export const USERS_OPTIONS = {
  workspace: { type: 'string' },
  role: { type: 'string' },
  email: { type: 'string' },
  'create-workspace': { type: 'boolean' },
} as const;
export const MAX_USERS_POSITIONALS = 2;

const ACTIONS = ['invite', 'list', 'disable', 'enable', 'reset-link'] as const;

interface UsersValues {
  workspace?: string;
  role?: string;
  email?: string;
  'create-workspace'?: boolean;
}

/** The action on users that the arguments and options of a command mean. Throws UsageError. */
export function parseUsersAction(positionals: string[], values: UsersValues): UsersAction {
  const [name, address] = positionals;
  const action = ACTIONS.find((known) => known === name);
  if (!action) throw new UsageError(`users needs one of: ${ACTIONS.join(', ')}.`);
  if (action === 'invite') return parseInvite(address, values);
  const [unknown] = (['workspace', 'role', 'email', 'create-workspace'] as const).filter(
    (option) => values[option] !== undefined,
  );
  if (unknown) throw new UsageError(`users ${action} does not accept --${unknown}.`);
  if (action !== 'list') return { action, email: parseEmail(`users ${action} needs an EMAIL`, address) };
  if (address !== undefined) throw new UsageError(`Unexpected argument '${address}'.`);
  return { action };
}

function parseInvite(extra: string | undefined, values: UsersValues): UsersAction {
  const { workspace = '', role = 'editor', email, 'create-workspace': createWorkspace = false } = values;
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'.`);
  if (workspace.trim() === '') throw new UsageError('users invite needs --workspace NAME.');
  const known = Role.safeParse(role);
  if (!known.success) throw new UsageError(`--role must be one of: ${ROLES.join(', ')}.`);
  return {
    action: 'invite',
    workspace: workspace.trim(),
    role: known.data,
    email: email === undefined ? null : parseEmail('--email', email),
    createWorkspace,
  };
}

/** `name` begins the error message. */
function parseEmail(name: string, text: string | undefined): string {
  const email = EmailAddress.safeParse(text ?? '');
  if (email.success) return email.data;
  throw new UsageError(`${name}: ${JSON.stringify(text ?? '')} is not an email address.`);
}
