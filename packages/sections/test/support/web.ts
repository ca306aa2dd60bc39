import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { web } from '../../src/web/index.ts';

/** The section of a site that has only this page. */
export const analyse = (page: PageOverrides) => web.compose(web.measure(evidence({ pages: [page] })).facts, {});
