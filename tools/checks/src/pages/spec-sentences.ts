import type { SpecSection } from './spec-sentence';
import { calls } from './spec-sentences/calls';
import { entities } from './spec-sentences/entities';
import { failures } from './spec-sentences/failures';
import { limits } from './spec-sentences/limits';
import { purpose } from './spec-sentences/purpose';
import { roles } from './spec-sentences/roles';
import { screens } from './spec-sentences/screens';
import { transitions } from './spec-sentences/transitions';
import { validation } from './spec-sentences/validation';

/** Every sentence and row of the product specification, S§1 to S§9. */
export const specSections: readonly SpecSection[] = [
  purpose,
  screens,
  entities,
  transitions,
  validation,
  roles,
  calls,
  failures,
  limits,
];
