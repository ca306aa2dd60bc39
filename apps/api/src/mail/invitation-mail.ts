import type { Mail } from './mailer.ts';

interface InvitationMail {
  to: string;
  workspace: string;
  url: string;
  expiresAt: string;
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export const invitationMail = ({ to, workspace, url, expiresAt }: InvitationMail): Mail => ({
  to,
  subject: `Invitation to ${workspace}`,
  text: `You are invited to the workspace “${workspace}” in Brandprint.

${url}

The link works once, until ${DATE.format(new Date(expiresAt))} UTC. If you did not expect it, ignore this mail.
`,
});
