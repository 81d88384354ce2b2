import type { Workspace } from '../house/read-workspace';
import { boundariesPage } from './boundaries-page';
import { configurationPage, readConfigurationFields } from './configuration-page';
import { errorsPage } from './errors-page';
import { licencesPage, shippedPackages } from './licences-page';
import { specCoveragePage } from './spec-coverage-page';
import { specSections } from './spec-sentences';

/** A page in docs/ that is generated from code. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** Generates the pages from the current code. */
export function derivedPages(workspace: Workspace): readonly Page[] {
  const fields = readConfigurationFields(workspace.read('apps/api/src/config.ts'));
  return [
    { path: 'docs/boundaries.md', text: boundariesPage() },
    { path: 'docs/errors.md', text: errorsPage() },
    {
      path: 'docs/licences.md',
      text: licencesPage(shippedPackages(JSON.parse(workspace.read('package-lock.json')))),
    },
    { path: 'docs/operations/configuration.md', text: configurationPage(fields) },
    { path: 'docs/spec-coverage.md', text: specCoveragePage(specSections) },
  ];
}
