import type { Mail } from './mailer.ts';

interface InvitationMail {
  to: string;
  workspace: string;
  url: string;
  expiresAt: string;
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export function invitationMail({ to, workspace, url, expiresAt }: InvitationMail): Mail {
  const opening = `You are invited to the workspace “${workspace}” in Brandprint.`;
  const ending = `The link works once, until ${DATE.format(new Date(expiresAt))} UTC. If you did not expect it, ignore this mail.`;
  return {
    to,
    subject: `Invitation to ${workspace}`,
    text: `${opening}\n\n${url}\n\n${ending}\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px;background:#f7f6f3;color:#1b1a17;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<p style="margin:0 0 24px">${escapeHtml(opening)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1b1a17;color:#ffffff;text-decoration:none">Accept the invitation</a></p>
<p style="margin:0 0 24px;font-size:14px;overflow-wrap:anywhere">Or open ${escapeHtml(url)}</p>
<p style="margin:0;color:#6b675f;font-size:14px">${escapeHtml(ending)}</p>
</div>
</body>
</html>
`,
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** People name their workspaces as they like. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
