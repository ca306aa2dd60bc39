import { type CreateWebhookParams, InvalidRequestError } from '@brandprint/sdk';
import { stripControlCharacters } from '@brandprint/terminal';
import { type Command, InvalidArgumentError } from 'commander';
import { listOption, wholeNumber } from '../arguments.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { CliError } from '../errors.ts';
import { EXIT } from '../exit-codes.ts';
import { EVENT_TYPES, type EventType } from '../names.ts';
import { type CommandOutput, formatJson } from '../output.ts';
import { formatTable } from '../table.ts';
import { type Delivery, startReceiver } from '../webhook-receiver.ts';

interface ListenOptions {
  forward?: string;
  port?: number;
  publicUrl?: string;
  events?: EventType[];
}

export const registerWebhooks: RegisterCommands = (program, act) => {
  const webhooks = program
    .command('webhooks')
    .summary('list webhooks, and try them on this machine')
    .description('List webhooks, and try them on this machine.')
    .addHelpText('after', '\nExamples:\n  $ brandprint webhooks listen --forward http://127.0.0.1:8080/hooks');
  webhooks
    .command('list')
    .description('List the webhooks of the workspace.')
    .option('--limit <n>', 'how many', wholeNumber(1, 10_000), 100)
    .action(
      act(async ({ connect, io, output }, { limit }: { limit: number }, _: Command) => {
        const { client } = await connect();
        const all = await client.webhooks.list({}, { signal: io.signal }).toArray({ limit });
        output.result(all, () =>
          formatTable(
            ['ID', 'STATE', 'EVENTS', 'URL'],
            all.map((one) => [
              one.id,
              one.enabled ? 'enabled' : one.disabled_reason || 'disabled',
              one.event_types.join(', ') || 'all',
              one.url,
            ]),
            output.paint,
            output.tableWidth,
          ),
        );
      }),
    );
  webhooks
    .command('listen')
    .summary('receive deliveries here until Ctrl-C')
    .description(
      'Create a webhook for this machine, verify every delivery, print it, and forward it with its headers. Ctrl-C deletes the webhook.',
    )
    .option('--forward <url>', 'where verified deliveries go, such as http://127.0.0.1:8080/hooks', localUrl)
    .option('--port <n>', 'port to listen on; a free one by default', wholeNumber(0, 65_535))
    .option('--public-url <url>', 'address at which the server reaches that port, for instance of a tunnel')
    .addOption(listOption('--events <a,b>', 'only these types; all by default', EVENT_TYPES))
    .addHelpText(
      'after',
      `
A server does not send to private addresses unless it allows them. To try it on one machine:
  $ EGRESS_ALLOW=127.0.0.1:4444 npm run quickstart
  $ brandprint webhooks listen --port 4444 --forward http://127.0.0.1:8080/hooks`,
    )
    .action(act((context, options: ListenOptions, _: Command) => listen(context, options)));
};

const localUrl = (text: string): string => {
  const url = /^\d+$/.test(text) ? `http://127.0.0.1:${text}/` : text;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new InvalidArgumentError('It must be a URL such as http://127.0.0.1:8080/hooks, or a port.');
};

async function listen({ connect, io, output }: CommandContext, options: ListenOptions): Promise<void> {
  const { signal } = io;
  const receiver = await startReceiver({
    port: options.port ?? 0,
    forward: options.forward,
    onDelivery(delivery) {
      if (output.json) output.raw(`${formatJson(delivery)}\n`);
      else output.raw(`${describeDelivery(delivery, output)}\n`);
    },
  });
  try {
    const { client, isEmbedded } = await connect({
      withWorkers: true,
      untilStopped: true,
      allow: receiver.authority,
    });
    const url = options.publicUrl ?? `http://${receiver.authority}/`;
    const params = { url, description: 'brandprint webhooks listen', event_types: options.events };
    const webhook = await client.webhooks.create(params as CreateWebhookParams, { signal }).catch((error: unknown) => {
      throw isEmbedded || options.publicUrl ? error : explainRefusal(error, receiver.authority);
    });
    try {
      receiver.useSecret(webhook.secret);
      output.note(
        `Listening on ${url}${options.forward ? `, forwarding to ${options.forward}` : ''}. Press Ctrl-C to stop.`,
      );
      await new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    } finally {
      await client.webhooks.delete(webhook.id, { timeout: 5_000 });
      output.note('Deleted the webhook.');
    }
  } finally {
    await receiver.stop();
  }
}

/** The server refuses private addresses unless it allows them. */
const explainRefusal = (error: unknown, authority: string): unknown =>
  error instanceof InvalidRequestError
    ? new CliError(`The server does not send to this machine: ${error.details[0]?.message ?? error.message}`, {
        hint: `Start it with EGRESS_ALLOW=${authority} and pass --port, or pass --public-url of a tunnel to this port.`,
        exitCode: EXIT.failed,
        cause: error,
      })
    : error;

function describeDelivery({ type, id, verified, forwarded, problem }: Delivery, { paint }: CommandOutput): string {
  const mark = verified && !problem ? paint.success('✓') : paint.error('✗');
  const outcome = problem || (forwarded === undefined ? 'verified' : `forwarded: ${forwarded}`);
  return stripControlCharacters(`${type} ${id}`)
    .replace(/^/, `${mark} `)
    .concat(`  ${paint.dim(stripControlCharacters(outcome))}`);
}
