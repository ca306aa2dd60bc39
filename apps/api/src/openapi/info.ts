import { VERSION } from '@brandprint/operations';
import { INTRODUCTION } from './introduction.ts';

/** Everything in the document except its operations. */
export const INFO = {
  title: 'Brandprint API',
  version: VERSION,
  summary: 'Give it the URL of a website, get the brand behind it.',
  description: INTRODUCTION,
  license: { name: 'MIT', identifier: 'MIT' },
};

export const SECURITY_SCHEMES = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'bp_(prod|stag)_[A-Za-z0-9]+',
    description:
      'An API key of a workspace: `bp_prod_…` or `bp_stag_…`. Operations for people, such as creating keys, do not accept it.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-brandprint.session_token',
    description:
      'A person who is signed in to the dashboard. Their role decides what they may do. An installation may have its own sign-in, with other credentials.',
  },
};

/** In display order. */
export const TAGS = [
  {
    name: 'Brands',
    description:
      "A brand is one website of your workspace. Submitting its URL creates it. Analysing it again keeps its id and people's edits.",
  },
  {
    name: 'Sections',
    description:
      "The parts of an analysis, and people's edits. An edit is stored separately from what was extracted. It outlives later analyses until it is reverted.",
  },
  { name: 'Exports', description: 'The brand as a file: design tokens, stylesheets, themes, palettes and Markdown.' },
  { name: 'Assets', description: 'Logos and images that the analysis found, until they expire.' },
  {
    name: 'Webhooks',
    description:
      'Endpoints that receive events of the workspace, and their deliveries. The messages are under “Webhooks” of this document.',
  },
  {
    name: 'People',
    description:
      'The signed-in person, and the members of the workspace and invitations to it. Only for signed-in people.',
  },
  {
    name: 'Workspace',
    description: 'Workspaces of the signed-in person, and who did what in them. Only for signed-in people.',
  },
  { name: 'API keys', description: 'The keys of the workspace. A whole key is shown once, when it is created.' },
  {
    name: 'Usage',
    description: 'What is metered: accepted parse and reanalyze requests, and language model calls.',
  },
  { name: 'Reference', description: 'This document, and a page to read it. They need no key.' },
  { name: 'Operations', description: 'For those who run the service. They need no key.' },
];
