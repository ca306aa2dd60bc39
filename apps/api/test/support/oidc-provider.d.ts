/** What the tests use of it; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    oidc: {
      provider: { Grant: new (ids: { clientId: string; accountId: string }) => Grant };
      client?: { clientId: string };
      session?: { accountId?: string };
    };
  }

  interface Configuration {
    [option: string]: unknown;
    interactions: { url(ctx: Context, interaction: { uid: string }): string };
    findAccount(ctx: Context, id: string): { accountId: string; claims(): Promise<object> };
    loadExistingGrant(ctx: Context): Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): RequestListener;
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: object): Promise<void>;
  }
}
