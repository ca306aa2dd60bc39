import { randomUUID } from 'node:crypto';
import type { Logger } from '@brandprint/platform';
import type { Brandprint } from '@brandprint/sdk';
import type { CallToolResult, McpServer, ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { explainError } from '../explain-error.ts';
import { markWebsiteData, markWebsiteFile, noticeOf, withoutHiddenCharacters } from '../website-data.ts';
import { TOOLS } from './index.ts';
import type { Progress, Tool, ToolResult } from './tool.ts';

const GUIDANCE = {
  notice: z.string().describe('Where the texts and values come from, and how to treat them.'),
  next: z.string().optional().describe('What to do next.'),
};

export function registerTools(server: McpServer, client: Brandprint, logger: Logger): void {
  for (const tool of TOOLS) {
    const { name, title, description, annotations, input, output } = tool;
    const config = {
      title,
      description,
      annotations: { title, ...annotations },
      inputSchema: input.strict(),
      outputSchema: z.object({ ...GUIDANCE, ...output.shape }),
    };
    server.registerTool(name, config, (values, context) => call(tool, values, context, { client, logger }));
  }
}

async function call(
  tool: Tool,
  input: Record<string, unknown>,
  { mcpReq }: ServerContext,
  { client, logger }: { client: Brandprint; logger: Logger },
): Promise<CallToolResult> {
  const { signal } = mcpReq;
  const token = mcpReq._meta?.progressToken;
  const report = (progress: Progress) => {
    if (token === undefined) return;
    const params = { progressToken: token, ...progress };
    // The caller may be gone already.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  };
  const log = (outcome: 'ok' | 'error' | 'cancelled') => logger.info('tool call', { tool: tool.name, outcome });
  try {
    const result = toCallResult(await tool.run(input, { client, signal, report }));
    log('ok');
    return result;
  } catch (error) {
    log(signal.aborted ? 'cancelled' : 'error');
    signal.throwIfAborted();
    const text = explainError(error);
    if (text === undefined) logger.error('tool failed', { tool: tool.name, error });
    return errorResult(text ?? 'Internal error. The log of the server has the cause.');
  }
}

const errorResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

function toCallResult(result: ToolResult<Record<string, unknown>>): CallToolResult {
  const { websites, data, next, fileField } = withoutHiddenCharacters(result);
  const notice = noticeOf(websites);
  const shown = fileField === undefined ? data : { ...data, [fileField]: undefined };
  const file = fileField === undefined ? [] : [markWebsiteFile(String(data[fileField]), randomUUID())];
  const text = [notice, markWebsiteData(shown), ...file, next].filter(Boolean).join('\n');
  return {
    content: [{ type: 'text', text }],
    structuredContent: { notice, ...data, ...(next !== undefined && { next }) },
  };
}
