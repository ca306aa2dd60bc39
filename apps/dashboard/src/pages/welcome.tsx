import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { workspace } from '../api/client.ts';
import { messageOf } from '../api/errors.ts';
import { identity } from '../api/identity.ts';
import { useTitle } from '../ui/page-title.tsx';
import { Loading } from '../ui/state.tsx';
import { takeToken } from './link-token.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** The first run: the link in the terminal signs the owner in and opens the brand that was just analysed. */
export function Welcome() {
  useTitle('Welcome');
  const [token] = useState(takeToken);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: identity.firstRun,
    onSuccess: async ({ workspace_id: workspaceId, brand_id: brandId }) => {
      workspace.choose(workspaceId);
      client.clear();
      await (brandId
        ? navigate({ to: '/brands/$brandId', params: { brandId }, replace: true })
        : navigate({ to: '/', replace: true }));
    },
  });
  const sent = useRef(false);
  useEffect(() => {
    if (token === null || sent.current) return;
    sent.current = true;
    mutate(token);
  }, [token, mutate]);
  const problem =
    token === null ? 'The link has no token. Copy all of it from the terminal.' : error && messageOf(error);
  return (
    <SignInFrame title="Welcome" intro={problem ? undefined : 'Signing you in …'}>
      {problem ? (
        <>
          <p className="notice bad" role="alert">
            {problem}
          </p>
          <p className="muted small">
            A link works once, for 15 minutes. Start the server again for a new one, or{' '}
            <Link to="/sign-in">sign in</Link>.
          </p>
        </>
      ) : (
        <Loading label="Signing you in" height="6rem" />
      )}
    </SignInFrame>
  );
}
