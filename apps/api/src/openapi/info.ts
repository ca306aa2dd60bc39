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
      'An API key of a workspace: `bp_prod_…` or `bp_stag_…`. In an installation with its own session check, signed-in people may send a session token instead. Operations that create or revoke keys accept nothing else.',
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
  { name: 'API keys', description: 'The keys of the workspace. A whole key is shown once, when it is created.' },
  {
    name: 'Usage',
    description: 'What is metered: accepted parse and reanalyze requests, and language model calls.',
  },
  { name: 'Reference', description: 'This document, and a page to read it. They need no key.' },
  { name: 'Operations', description: 'For those who run the service. They need no key.' },
];
