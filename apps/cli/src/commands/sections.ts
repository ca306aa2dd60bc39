import type { Section, SectionName } from '@brandprint/sdk';
import { Argument, type Command, Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { CommandContext, RegisterCommands } from '../context.ts';
import { BRAND_ARGUMENT, findBrandId } from '../find-brand.ts';
import { SECTION_NAMES } from '../names.ts';
import { formatJson } from '../output.ts';
import { readObject } from '../read-input.ts';
import { formatTable, shortTime } from '../table.ts';

interface EditOptions {
  ifMatch?: string;
}

const sectionArgument = () => new Argument('<section>', 'name of the section').choices(SECTION_NAMES);
const IF_MATCH = ['--if-match <etag>', 'only if the section still has this ETag'] as const;
const DATA = 'JSON, a file that has it, or - for stdin';

export const registerSections: RegisterCommands = (program, act) => {
  const section = program
    .command('section')
    .summary('read and edit a section of a brand')
    .description('Read and edit a section of a brand. Edits survive when the site is analysed again.')
    .addHelpText(
      'after',
      `
Examples:
  $ brandprint section get example.com colors
  $ brandprint section patch example.com things '{"name": "Example"}'
  $ brandprint section get example.com tone | $EDITOR_OF_YOURS | brandprint section set example.com tone -
  $ brandprint section revert example.com things`,
    );
  section
    .command('get')
    .description('Print a section as JSON.')
    .argument('<brand>', BRAND_ARGUMENT)
    .addArgument(sectionArgument())
    .action(
      act((context, brand: string, name: SectionName, _options: object, _: Command) =>
        edit(context, brand, name, ({ client, id, signal }) => client.sections.get(id, name, { signal })),
      ),
    );
  section
    .command('patch')
    .description('Change a section by a JSON Merge Patch (RFC 7396): keys with null are removed, others merged.')
    .argument('<brand>', BRAND_ARGUMENT)
    .addArgument(sectionArgument())
    .argument('<patch>', DATA)
    .option(...IF_MATCH)
    .action(
      act(async (context, brand: string, name: SectionName, source: string, { ifMatch }: EditOptions, _: Command) => {
        const data = await readObject(context.io, source);
        return edit(context, brand, name, ({ client, id, signal }) =>
          client.sections.patch(id, name, data, { signal, ifMatch }),
        );
      }),
    );
  section
    .command('set')
    .description('Replace a whole section.')
    .argument('<brand>', BRAND_ARGUMENT)
    .addArgument(sectionArgument())
    .argument('<data>', DATA)
    .option(...IF_MATCH)
    .action(
      act(async (context, brand: string, name: SectionName, source: string, { ifMatch }: EditOptions, _: Command) => {
        const data = await readObject(context.io, source);
        return edit(context, brand, name, ({ client, id, signal }) =>
          client.sections.replace(id, name, data, { signal, ifMatch }),
        );
      }),
    );
  section
    .command('revert')
    .description('Remove all edits of a section.')
    .argument('<brand>', BRAND_ARGUMENT)
    .addArgument(sectionArgument())
    .option(...IF_MATCH)
    .action(
      act((context, brand: string, name: SectionName, { ifMatch }: EditOptions, _: Command) =>
        edit(context, brand, name, ({ client, id, signal }) => client.sections.revert(id, name, { signal, ifMatch })),
      ),
    );

  program
    .command('history')
    .summary('list the edits of a brand')
    .description('List the edits of a brand, newest first; with --json what was there before and after.')
    .argument('<brand>', BRAND_ARGUMENT)
    .addOption(new Option('--section <name>', 'only edits of this section').choices(SECTION_NAMES))
    .option('--limit <n>', 'how many', wholeNumber(1, 10_000), 20)
    .addHelpText('after', '\nExamples:\n  $ brandprint history example.com --section colors')
    .action(act((context, brand: string, options: HistoryOptions, _: Command) => history(context, brand, options)));
};

interface Place {
  client: Awaited<ReturnType<CommandContext['connect']>>['client'];
  id: string;
  signal: AbortSignal;
}

/** The section after the work: its data for a person, also its ETag and state with --json. */
async function edit<Name extends SectionName>(
  { connect, io, output }: CommandContext,
  brand: string,
  name: Name,
  work: (place: Place) => Promise<Section<Name>>,
): Promise<void> {
  const { signal } = io;
  const { client } = await connect();
  const id = await findBrandId(client, brand, signal);
  const { data, meta, etag } = await work({ client, id, signal });
  output.result({ brand_id: id, section: name, data, meta, etag }, () => [formatJson(data, 2)]);
  output.note(`${meta.is_overridden ? 'Edited' : 'As extracted'}. ETag: ${etag}`);
}

interface HistoryOptions {
  section?: SectionName;
  limit: number;
}

async function history({ connect, io, output }: CommandContext, brand: string, options: HistoryOptions): Promise<void> {
  const { client } = await connect();
  const { section, limit } = options;
  const id = await findBrandId(client, brand, io.signal);
  const edits = await client.sections.history(id, { section }, { signal: io.signal }).toArray({ limit });
  output.result(edits, () =>
    edits.length === 0
      ? []
      : formatTable(
          ['TIME (UTC)', 'SECTION', 'ACTION', 'BY'],
          edits.map((one) => [
            shortTime(one.created_at),
            one.section,
            one.action,
            one.changed_by_user_id ?? `key ${one.changed_by_api_key_id}`,
          ]),
          output.paint,
          output.tableWidth,
        ),
  );
  if (edits.length === 0) output.note('There are no edits.');
}
