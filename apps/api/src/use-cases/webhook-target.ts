import { createEgressPolicy, EgressRefused, type RefusalReason, WEB_PORTS } from '@brandprint/egress';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';

const PUBLIC = 'must lead to an address on the public internet';
const REASONS: Partial<Record<RefusalReason, string>> = {
  bad_url: 'must be an https URL',
  bad_scheme: 'must be an https URL',
  credentials: 'must not carry credentials',
  bad_port: `must name one of the ports ${WEB_PORTS.join(', ')}, or none`,
};

/**
 * Throws VALIDATION_ERROR for a URL that is bound to be refused when something is sent to it. No name server is asked: that
 * would tell strangers what it knows. What a name stands for is judged at each delivery.
 */
export function requireTarget({ deps }: Context, url: string): void {
  try {
    createEgressPolicy({ allow: deps.egressAllow ?? [] }).screenUrl(url, { secure: true });
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    const message = REASONS[error.reason] ?? PUBLIC;
    throw new ApiError('VALIDATION_ERROR', { message: `url: ${message}`, details: [{ path: 'url', message }] });
  }
}
