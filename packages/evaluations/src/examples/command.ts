import { defineCommand } from '@brandprint/harness/command';
import { writeExamples } from './index.ts';

export const examplesCommand = defineCommand({
  name: 'examples',
  description:
    'Generates docs/examples: the site of a made-up company (packages/evaluations/corpus/companies), served on 127.0.0.1:8090 and analysed by the product.',
  options: {},
  async run(_options, logProgress) {
    const files = await writeExamples(logProgress);
    return { report: files.join('\n'), data: { files }, failed: false };
  },
});
