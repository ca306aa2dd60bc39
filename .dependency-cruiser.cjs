/** The rules of ARCHITECTURE.md. A path is matched as a regular expression. */
const PACKAGE = '^packages/';
const APP = '^apps/';

/** `name` may import, of this workspace, only `allowed` (and itself). */
const only = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `${name} may import only: ${allowed.join(', ') || 'nothing of this workspace'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src` },
  to: { path: `${PACKAGE}|${APP}`, pathNot: [name, ...allowed].map((other) => `^packages/${other}/`) },
});

/** Only `owners` may import `library`. */
const owned = (library, ...owners) => ({
  name: `${library.replace(/\W+/g, '-')}-has-one-owner`,
  severity: 'error',
  from: { path: `${PACKAGE}|${APP}`, pathNot: owners.map((owner) => `^${owner}/`) },
  to: { path: `node_modules/${library}(/|$)` },
});

const LOWER = ['contracts', 'platform'];

/** Packages of `npm run bench`. */
const MEASURING = ['bench', 'evaluations', 'resilience', 'harness'];
const MEASURING_PATH = `^packages/(${MEASURING.join('|')})/`;

module.exports = {
  forbidden: [
    only('contracts', []),
    {
      name: 'contracts-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/src' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only('platform', ['contracts']),
    ...['database', 'queue', 'limits', 'egress', 'storage', 'llm', 'embedded'].map((name) => only(name, LOWER)),
    only('pipeline', [...LOWER, 'database', 'queue']),
    only('operations', [...LOWER, 'database', 'pipeline', 'storage']),
    only('identity', [...LOWER, 'database', 'limits']),
    only('sections', ['contracts']),
    only('exports', ['contracts']),
    only('sdk', []),
    only('checks', ['sdk', 'sections']),
    only('terminal', ['sdk']),
    {
      name: 'mcp-is-a-client',
      comment: 'The MCP server works with any API: it knows nothing of what is behind it.',
      severity: 'error',
      from: { path: '^apps/mcp/src' },
      to: { path: PACKAGE, pathNot: '^packages/(sdk|checks|contracts|platform)/' },
    },
    {
      name: 'sdk-runs-everywhere',
      comment: 'The core of the SDK uses what all runtimes have; only its Node entry imports from Node.',
      severity: 'error',
      from: { path: '^packages/sdk/src', pathNot: '^packages/sdk/src/node\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'sections-exports-and-checks-do-no-io',
      severity: 'error',
      from: { path: '^packages/(sections|exports|checks)/src' },
      to: { path: '^(node:)?(fs|net|http|https|child_process|worker_threads|dns|tls)(/|$)' },
    },
    {
      name: 'sections-never-import-sections',
      severity: 'error',
      from: {
        path: '^packages/sections/src/(?!shared/|writing/|material/)([^/]+)/',
      },
      to: { path: '^packages/sections/src/[^/]+/', pathNot: '^packages/sections/src/($1|shared|writing)/' },
    },
    {
      name: 'sections-shared-is-lowest',
      severity: 'error',
      from: { path: '^packages/sections/src/shared/' },
      to: { path: '^packages/sections/src/', pathNot: '^packages/sections/src/shared/' },
    },
    {
      name: 'writing-imports-shared-only',
      severity: 'error',
      from: { path: '^packages/sections/src/writing/' },
      to: { path: '^packages/sections/src/', pathNot: '^packages/sections/src/(shared|writing)/' },
    },
    {
      name: 'apps-never-import-apps',
      severity: 'error',
      comment: 'Only standalone imports the apps, to start them in one process, and cli starts standalone and mcp.',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/(standalone|cli)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'cli-stands-on-the-sdk',
      comment:
        'The command line is a client: it knows the API by the SDK, and starts the product without knowing its parts.',
      severity: 'error',
      from: { path: '^apps/cli/src/' },
      to: {
        path: `${PACKAGE}|${APP}`,
        pathNot:
          '^apps/cli/|^packages/(sdk|checks|terminal|platform)/|^apps/(standalone/src/embedded|mcp/src/index)\\.ts$',
      },
    },
    {
      name: 'dashboard-is-a-client',
      comment: 'It knows the API as any client does: through the SDK, and nothing behind it.',
      severity: 'error',
      from: { path: '^apps/dashboard/src/' },
      to: { path: '^(apps|packages)/', pathNot: '^(apps/dashboard|packages/sdk)/' },
    },
    {
      name: 'dashboard-runs-in-browsers',
      severity: 'error',
      from: { path: '^apps/dashboard/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      comment:
        'Except harness and resilience, which run parts of them, the tests of deployment files, and those of the SDK, which read the OpenAPI document.',
      from: { path: PACKAGE, pathNot: '^packages/(harness|resilience|deployment|sdk/test)/' },
      to: { path: APP },
    },
    {
      name: 'measuring-is-not-for-the-product',
      comment: `The product never imports ${MEASURING.join(', ')}.`,
      severity: 'error',
      from: { path: `${PACKAGE}|${APP}`, pathNot: `${MEASURING_PATH}|^packages/sdk/test/|^apps/mcp/test/` },
      to: { path: MEASURING_PATH },
    },
    {
      name: 'harness-is-lowest',
      comment: 'bench, evaluations and resilience share it.',
      severity: 'error',
      from: { path: '^packages/harness/' },
      to: { path: '^packages/(bench|evaluations|resilience)/' },
    },
    {
      name: 'evaluations-and-resilience-are-separate',
      severity: 'error',
      from: { path: '^packages/(evaluations|resilience)/' },
      to: { path: '^packages/(bench|evaluations|resilience)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'commands-are-listed-in-one-place',
      comment: 'Only the table of commands imports evaluations and resilience.',
      severity: 'error',
      from: { path: '^packages/bench/', pathNot: '^packages/bench/src/commands.ts$' },
      to: { path: '^packages/(evaluations|resilience)/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src', pathNot: `^packages/testing/|${MEASURING_PATH}` },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'prisma-is-for-the-database-package',
      comment: 'Others call the functions of packages/database. Tests access rows through packages/testing.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^packages/(database|testing)/' },
      to: { path: '^packages/database/src/(testing|client|generated/)' },
    },
    {
      name: 'use-cases-know-no-http',
      comment:
        'Use cases, their dependencies and views are free of HTTP; http and routes turn requests into calls and back.',
      severity: 'error',
      from: { path: '^apps/api/src/(use-cases/|views/|events/|context\\.ts$)' },
      to: { path: 'node_modules/(@types/)?express/|^apps/api/src/(http/|routes/|deps\\.ts$)' },
    },
    {
      name: 'express-is-for-http',
      comment: "Of the API only the HTTP layer, the dashboard's files and the app know Express.",
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/(http/|dashboard/|app\\.ts$)' },
      to: { path: 'node_modules/(@types/)?express/' },
    },
    {
      name: 'views-do-nothing',
      severity: 'error',
      from: { path: '^apps/api/src/views/' },
      to: { path: '^apps/api/src/use-cases/' },
    },
    {
      name: 'http-knows-no-use-case',
      comment: 'It serves any route; only routes know the use cases.',
      severity: 'error',
      from: { path: '^apps/api/src/http/' },
      to: { path: '^apps/api/src/(use-cases|views|routes)/' },
    },
    {
      name: 'routes-know-no-database',
      severity: 'error',
      from: { path: '^apps/api/src/routes' },
      to: { path: '^packages/database/' },
    },
    owned('@prisma', 'packages/database'),
    owned('bullmq', 'packages/queue'),
    owned('@bull-board', 'packages/queue'),
    owned('prom-client', 'packages/operations'),
    owned('@opentelemetry', 'packages/operations'),
    owned('minio', 'packages/storage'),
    owned('rate-limiter-flexible', 'packages/limits'),
    owned('@anthropic-ai/sdk', 'packages/llm'),
    owned('@modelcontextprotocol', 'apps/mcp', 'packages/resilience'),
    owned('(@types/)?express', 'apps/api', 'packages/bench', 'packages/harness'),
    owned('better-auth', 'packages/identity'),
    owned('@node-rs/argon2', 'packages/identity'),
    owned('puppeteer', 'apps/crawler', 'packages/bench', 'packages/harness'),
    {
      name: 'unit-tests-do-no-io',
      comment:
        'Tests that read files of the repository are *.files.test.ts; those that start programs, *.integration.test.ts.',
      severity: 'error',
      from: { path: '\\.unit\\.test\\.ts$' },
      to: {
        path: '^(node:)?(fs|child_process|worker_threads|net|http|https|http2|dns|tls|dgram)(/|$)|node_modules/(puppeteer|puppeteer-core|pg|ioredis|bullmq|minio|supertest)(/|$)',
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-dependencies',
      comment: 'Each package declares what it imports.',
      severity: 'error',
      from: { pathNot: '/test/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^packages/database/src/generated/' },
    // Files of images import what the image has.
    exclude: { path: '/scripts/|/containers/bases/|^(packages/sdk|apps/cli|apps/dashboard)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
