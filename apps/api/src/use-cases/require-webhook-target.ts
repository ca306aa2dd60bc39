import { createEgressPolicy, EgressRefused, type RefusalReason, WEB_PORTS } from '@brandprint/egress';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';

const NOT_PUBLIC = 'must point to a public address';
const REASONS: Partial<Record<RefusalReason, string>> = {
  bad_url: 'must be an https URL',
  bad_scheme: 'must be an https URL',
  credentials: 'must not contain credentials',
  bad_port: `must use one of the ports ${WEB_PORTS.join(', ')}, or none`,
};

/**
 * Throws VALIDATION_ERROR for a URL that egress would always refuse. No name is resolved: that would tell users what
 * our DNS knows. The address of a name is checked at each delivery.
 */
export function requireWebhookTarget({ deps }: Context, url: string): void {
  try {
    createEgressPolicy({ allow: deps.egressAllow ?? [] }).checkUrl(url, { secure: true });
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    const message = REASONS[error.reason] ?? NOT_PUBLIC;
    throw new ApiError('VALIDATION_ERROR', { message: `url: ${message}`, details: [{ path: 'url', message }] });
  }
}
