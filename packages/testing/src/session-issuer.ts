import { generateKeyPairSync } from 'node:crypto';
import { Role } from '@brandprint/contracts';
import type { SessionCheck } from '@brandprint/platform';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ALGORITHM = 'EdDSA';
const AUDIENCE = 'brandprint';
const Claims = z.object({ sub: z.string().min(1), workspace: z.uuid(), role: Role.optional() });

export interface SessionIssuer {
  /** A bearer token of a signed-in person, valid for `ttl` seconds; already expired if negative. */
  issue(session: { userId: string; workspaceId: string; role?: Role; ttl?: number }): Promise<string>;
  /** Accepts the tokens of this issuer and no other, also in a cookie named `session`. */
  check: SessionCheck;
}

/** Signs people in like an identity provider: with short-lived JSON Web Tokens (RFC 7519) and its own key. */
export function createSessionIssuer(issuer = 'https://identity.test'): SessionIssuer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    issue: ({ userId, workspaceId, role, ttl = 300 }) =>
      new SignJWT({ workspace: workspaceId, role })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + ttl)
        .sign(privateKey),

    async check({ authorization = '', cookie = '' }) {
      const [, inCookie] = /(?:^|; )session=(\S+)/.exec(cookie) ?? [];
      const [, token = inCookie] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      if (token === undefined) return null;
      try {
        const must = { algorithms: [ALGORITHM], issuer, audience: AUDIENCE, requiredClaims: ['exp'] };
        const { payload } = await jwtVerify(token, publicKey, must);
        const { sub, workspace, role } = Claims.parse(payload);
        return { userId: sub, workspaceId: workspace, role, byCookie: token === inCookie };
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
