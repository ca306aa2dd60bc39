import type { Command } from 'commander';
import type { RegisterCommands } from '../context.ts';

export const registerMcp: RegisterCommands = (program, act) => {
  program
    .command('mcp')
    .summary('serve an assistant over MCP')
    .description('Serve an assistant over MCP on stdin and stdout, until it ends or Ctrl-C.')
    .addHelpText('after', '\nExamples:\n  $ claude mcp add brandprint -- brandprint mcp')
    .action(
      act(async ({ connect, io }, _options: object, _: Command) => {
        const [{ startMcp }, { createLogger }] = await Promise.all([
          import('@brandprint/mcp'),
          import('@brandprint/platform'),
        ]);
        const { client } = await connect({ withWorkers: true, untilStopped: true });
        const logger = createLogger({ level: 'warn', service: 'mcp' });
        const running = await startMcp({ transport: 'stdio', client, logger });
        const interrupted = new Promise<void>((resolve) => {
          io.signal.addEventListener('abort', () => resolve(), { once: true });
        });
        await Promise.race([running.closed, interrupted]);
        await running.stop();
      }),
    );
};
