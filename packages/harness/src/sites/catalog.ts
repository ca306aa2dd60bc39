/** A site that is part of an npm package. */
export interface CatalogSite {
  id: string;
  /** Name and exact version, or the absolute path of a folder. */
  package: string;
  /** Web root inside the package. */
  folder: string;
  /** The entry page, below the web root. */
  entry: string;
  /** The path below which the site is served, for instance `/2019`; the root of the origin if missing. */
  mount?: string;
}

/** All have the MIT license. They are downloaded when needed, and not part of this repository. */
export const CATALOG: readonly CatalogSite[] = [
  { id: 'creative', package: 'startbootstrap-creative@7.0.7', folder: 'dist', entry: 'index.html' },
  { id: 'agency', package: 'startbootstrap-agency@7.0.12', folder: 'dist', entry: 'index.html' },
  { id: 'freelancer', package: 'startbootstrap-freelancer@7.0.7', folder: 'dist', entry: 'index.html' },
  { id: 'grayscale', package: 'startbootstrap-grayscale@7.0.6', folder: 'dist', entry: 'index.html' },
  { id: 'new-age', package: 'startbootstrap-new-age@6.0.7', folder: 'dist', entry: 'index.html' },
  { id: 'clean-blog', package: 'startbootstrap-clean-blog@6.0.9', folder: 'dist', entry: 'index.html' },
  { id: 'landing-page', package: 'startbootstrap-landing-page@6.0.6', folder: 'dist', entry: 'index.html' },
  { id: 'resume', package: 'startbootstrap-resume@7.0.6', folder: 'dist', entry: 'index.html' },
  { id: 'soft-ui', package: 'soft-ui-design-system@1.0.4', folder: '.', entry: 'index.html' },
  { id: 'argon', package: '@creative-tim-official/argon-dashboard@2.0.4', folder: '.', entry: 'index.html' },
  { id: 'spectre', package: 'spectre.css@0.5.9', folder: 'docs', entry: 'index.html' },
  { id: 'tabler', package: 'tabler-ui@0.0.34', folder: 'dist', entry: 'index.html' },
  { id: 'gentelella', package: 'gentelella@4.2.0', folder: 'dist', entry: 'production/index.html' },
  { id: 'sneat', package: 'sneat-bootstrap-html-admin-template-free@1.0.0', folder: '.', entry: 'html/index.html' },
];
