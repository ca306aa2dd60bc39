/** What the document says besides its operations. */
export const INFO = {
  title: 'Brandprint',
  version: '1.0.0',
  summary: 'Give it the URL of a website, get the brand behind it.',
  description: '',
  license: { name: 'MIT', identifier: 'MIT' },
};

export const SECURITY_SCHEMES = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'bp_prod_… or bp_stag_…',
    description: 'An API key of your workspace.',
  },
};

export const TAGS = [{ name: 'Brands', description: 'Brands.' }];
