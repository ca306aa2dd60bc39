import { UserError } from '@brandprint/platform';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show it. */
  html: string;
}

/** Sends a mail; throws if the server does not take it. */
export type Mailer = (mail: Mail) => Promise<void>;

/** A server that does not answer must not hold up the response for long. */
const TIMEOUT_MS = 10_000;

/** The mail server that the settings name, if any. Throws UserError if some of them are missing. */
export function mailerOf(settings: {
  SMTP_URL?: string | undefined;
  SMTP_FROM?: string | undefined;
  PUBLIC_BASE_URL?: string | undefined;
}): Mailer | undefined {
  const { SMTP_URL: url, SMTP_FROM: from, PUBLIC_BASE_URL: publicBaseUrl } = settings;
  if (!url && !from) return undefined;
  if (url && from && publicBaseUrl) return (mail) => send(url, from, mail);
  throw new UserError('Mails need SMTP_URL, SMTP_FROM, and PUBLIC_BASE_URL for the links in them.');
}

/** The library is loaded with the first mail: most installations send none. */
async function send(url: string, from: string, mail: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A message is a few lines of our own text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ from, ...mail });
  } finally {
    transport.close();
  }
}
