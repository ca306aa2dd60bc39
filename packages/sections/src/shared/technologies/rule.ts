import { z } from 'zod';

/** The part of the section for a technology. */
const TechnologyCategory = z
  .enum([
    'component_libraries',
    'icon_libraries',
    'meta_frameworks',
    'state_management',
    'auth',
    'deployment',
    'css',
    'animation',
    'service',
    'language',
    'runtime',
    'package_manager',
  ])
  .meta({
    description:
      'Where the technologies of this file appear in the web section: the first six in the list of that name, css as css_framework, animation as animation.library, service in custom_urls, the last three in the field of that name.',
  });
export type TechnologyCategory = z.infer<typeof TechnologyCategory>;

const patterns = z.array(z.string().min(1)).min(1).meta({
  id: 'patterns',
  description:
    'JavaScript regular expressions, at least one of which must match. They match anywhere in the value unless anchored by ^ and $. A pattern that starts with (?i) ignores case. The first capture group, if there is one, is the version. A repeated group must not contain a repetition or alternatives with the same beginning: such patterns can take exponential time.',
});

const names = z.array(z.string().min(1)).min(1).meta({ id: 'names', description: 'Exact names; case is ignored.' });

const classNames = z.strictObject({
  patterns,
  min: z
    .int()
    .min(1)
    .default(2)
    .describe('How many different class names must match. Use 1 only for names that nothing else uses.'),
});

export type ClassNames = z.infer<typeof classNames>;

const CluePatterns = z
  .strictObject({
    packages: names
      .optional()
      .describe(
        'npm packages at public CDNs, and names of script or stylesheet files without version, hash, ".min" and extension: "swiper" finds https://unpkg.com/swiper@11.0.5 and /js/swiper-11.0.5.min.js.',
      ),
    cdnPackages: names
      .optional()
      .describe(
        'As packages, but at public CDNs only: for names that sites also give their own files, such as "skeleton".',
      ),
    fileType: z
      .enum(['script', 'stylesheet'])
      .optional()
      .describe('Only files of this type count for packages, cdnPackages and licence comments.'),
    bannerNames: names
      .optional()
      .describe(
        'Other names of the technology in licence comments that read "Name v1.2.3". Its own name is also looked for, unless it is of a category without files and has neither packages nor cdnPackages.',
      ),
    banners: patterns.optional().describe('Licence comments of files that do not read "Name v1.2.3".'),
    hosts: patterns.optional().describe('Host names of requested addresses.'),
    urls: patterns.optional().describe('Requested addresses.'),
    siteHosts: patterns.optional().describe('Host name of the site itself.'),
    headers: z
      .record(z.string().regex(/^[a-z0-9-]+$/), patterns)
      .optional()
      .describe('Response headers of pages, by lower-case name. The pattern "." accepts any value.'),
    cookies: patterns.optional().describe('Names of cookies.'),
    generators: patterns.optional().describe('Content of <meta name="generator">.'),
    globals: names
      .optional()
      .describe(
        'Names under which apps/crawler/src/capture/page-globals.ts reports global variables of its script. The name of the technology and bannerNames are always looked for.',
      ),
    globalsOfOthers: names
      .optional()
      .describe('Packages of other libraries that contain it: where one is requested, its global is no clue.'),
    domMarkers: patterns
      .optional()
      .describe(
        'Markers that its own code leaves in the markup, as "name" or "name=value". Only the markers that apps/crawler/src/page/tech-signals.ts reports are seen.',
      ),
    attributes: patterns
      .optional()
      .describe(
        'As domMarkers, but written by authors. Counts only together with another clue: the code may be missing.',
      ),
    classNames: classNames
      .optional()
      .describe(
        'Class names that authors write. They count only together with another clue, unless the technology is a stylesheet and rules of the page use them, or it is an icon library and two of them are on inline icons.',
      ),
    generatedClassNames: classNames.optional().describe('Class names that its own code writes.'),
    customElements: patterns.optional().describe('Names of custom elements, in lower case.'),
    customProperties: patterns.optional().describe('Names of CSS custom properties.'),
    customPropertyPrefixes: patterns
      .optional()
      .describe(
        'As customProperties, for properties that come along with single copied rules. They count only together with another clue.',
      ),
    fontFamilies: patterns.optional().describe('Families of fonts that the page loads, and of icons.'),
    comments: patterns.optional().describe('HTML comments, first 200 characters.'),
    inlineScripts: patterns
      .optional()
      .describe('Inline scripts: the first 300 characters, and addresses and measurement ids in the rest, one a line.'),
  })
  .meta({ description: 'The clues to the technology. Any one is enough unless its description says otherwise.' });

const Technology = z.strictObject({
  name: z.string().min(1).describe('As its makers write it.'),
  url: z.url().describe('Home page.'),
  description: z.string().min(1).max(40).describe('What it is, in a few words: "slider", "content management system".'),
  clues: CluePatterns,
});

/** One file of `../technologies`. */
export const TechnologyFile = z
  .strictObject({
    $schema: z.string(),
    description: z.string().min(1).describe('What belongs in this file.'),
    category: TechnologyCategory,
    technologies: z.array(Technology).min(1).describe('In the order in which the section lists them.'),
  })
  .meta({ title: 'Technologies of one category, and the clues by which each is recognised' });

export type TechnologyRule = z.infer<typeof Technology> & { category: TechnologyCategory };
