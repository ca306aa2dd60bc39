import { count, defineCommand, text } from '@brandprint/harness/command';
import { formatTable } from '@brandprint/harness/format-table';
import { runContainers } from './index.ts';

export const containersCommand = defineCommand({
  name: 'containers',
  description:
    'Builds every image of the Dockerfile and runs docker-compose.yml with an engine of its own: starts the previous release, while brands are analysed upgrades it, rolls it back and upgrades it again, looks at how containers are confined, asks the MCP server, scales crawlers to three, and kills every container. Fails if a brand is lost. Needs root, dockerd, docker buildx, docker compose 2.23 or newer, debootstrap, and packages of Debian and npm; pulls no image. Also: npm run containers.',
  options: {
    previous: text('REVISION', 'the release to upgrade from (the newest tag, otherwise the parent of HEAD)'),
    folder: text('FOLDER', 'where the engine keeps its data, and to keep it: the next run finds its images there'),
    every: count(15, 'seconds from one submission to the next'),
  },
  async run(given, logProgress) {
    const result = await runContainers(given, logProgress);
    const failed = result.checks.some(({ breaches }) => breaches.length > 0);
    const rows = result.checks.map(({ name, breaches }) => [
      name,
      breaches.length === 0 ? 'passed' : `FAILED: ${breaches.join('; ')}`,
    ]);
    const table = (title: [string, string], figures: Record<string, number>, unit: string) =>
      formatTable(
        title,
        Object.entries(figures).map(([name, value]) => [name, `${value.toFixed(0)} ${unit}`]),
      );
    const report = [
      table(['image', 'size'], result.megabytes, 'MB'),
      '',
      table(['step', 'took'], result.seconds, 's'),
      '',
      formatTable(['check', ''], rows),
      '',
      `Containers ${failed ? 'FAILED' : 'passed'}: ${result.brands} brands, ${result.failedRequests} requests sent again, ${result.checks.filter(({ breaches }) => breaches.length === 0).length} of ${result.checks.length} checks.`,
    ].join('\n');
    return { report, data: result, failed };
  },
});
