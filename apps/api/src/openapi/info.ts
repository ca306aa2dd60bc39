import { VERSION } from '@brandprint/operations';
import { INTRODUCTION } from './introduction.ts';

/** What the document says besides its operations. */
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
      'An API key of a workspace: `bp_prod_…` or `bp_stag_…`. In an installation that brings its own session check, a signed-in person may send a session token instead; operations that make or revoke keys take nothing else.',
  },
};

/** In the order in which they are shown. */
export const TAGS = [
  {
    name: 'Brands',
    description:
      'A brand is one website of your workspace. Submitting its URL makes it; analysing it again keeps its id and the edits that people made.',
  },
  {
    name: 'Sections',
    description:
      'The parts of an analysis, and the edits upon them. An edit is kept beside what was extracted and outlives later analyses, until it is reverted.',
  },
  { name: 'Assets', description: 'Logos and images that the analysis found, for as long as they are kept.' },
  {
    name: 'Webhooks',
    description:
      'Where events of the workspace are sent to, and what came of each. What is sent is under “Webhooks” of this document.',
  },
  { name: 'API keys', description: 'The keys of the workspace. A whole key is shown once, when it is made.' },
  {
    name: 'Usage',
    description: 'What is metered: accepted requests to parse and to analyse again, and calls of language models.',
  },
  { name: 'Reference', description: 'This document, and the page that shows it. They need no key.' },
  { name: 'Operations', description: 'For those who run the service. They need no key.' },
];
