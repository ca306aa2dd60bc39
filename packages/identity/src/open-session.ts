import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * Signs a person in who has proved by a link who they are. It has no path: only our own code can call it, after it has
 * used the link up.
 */
export const openSessionPlugin = () =>
  ({
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint(
        { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new Error('the user of a new session does not exist');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({});
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
