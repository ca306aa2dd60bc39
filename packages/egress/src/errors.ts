import { FinalError, RetryableError } from '@brandprint/platform';

/** The only text that users see, whatever the reason: it must not reveal what is behind an address. */
const PUBLIC_REASON = 'The site could not be reached.';

/** Reasons for a refusal, for logs. */
export type RefusalReason =
  | 'bad_url'
  | 'bad_scheme'
  | 'credentials'
  | 'bad_port'
  | 'private_name'
  | 'private_address'
  | 'own_address'
  | 'browser_service'
  | 'too_many_redirects'
  | 'too_large'
  | 'byte_limit'
  | 'socket_limit';

/** Reasons for a failure on the way to an allowed address, for logs. */
export type FailureReason =
  | 'dns_failure'
  | 'dns_timeout'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'reset'
  | 'tls'
  | 'protocol'
  | 'bad_body'
  | 'failed_recently'
  | 'proxy_closed';

/** Forbidden by the policy or a limit: a retry changes nothing. */
export class EgressRefused extends FinalError {
  override name = 'EgressRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail: string) {
    super(PUBLIC_REASON, { detail: `${reason}: ${detail}` });
    this.reason = reason;
  }
}

/** The network or the other side failed: a retry may succeed. */
export class EgressFailed extends RetryableError {
  override name = 'EgressFailed';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, detail: string, cause?: unknown) {
    super(PUBLIC_REASON, { detail: `${reason}: ${detail}`, cause });
    this.reason = reason;
  }
}

const REASON_OF_CODE: Record<string, FailureReason> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  ECONNABORTED: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EPROTO: 'tls',
};
const TLS_CODE = /^ERR_(TLS|SSL)|CERT|SIGNATURE|^UNABLE_TO_|^HOSTNAME_MISMATCH$/;

/** Converts any error while talking to `where` to one of the two above. */
export function egressError(error: unknown, where: string): EgressRefused | EgressFailed {
  if (error instanceof EgressRefused || error instanceof EgressFailed) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const reason = REASON_OF_CODE[code] ?? (TLS_CODE.test(code) ? 'tls' : 'protocol');
  return new EgressFailed(reason, `${where}: ${code || message}`, error);
}
