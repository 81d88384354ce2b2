import { problemSentence } from '@pricehunt/api-contract';
import type { ProblemCode, ProblemReason, ProblemValues } from '@pricehunt/api-contract';

/** A sentence for every reason. */
export type ReasonWords = Readonly<Record<ProblemCode, (values: ProblemValues) => string>>;

/** Why an import, a verification, a test step or a store sync failed. English shows the API's own sentence. */
export const problems = { sentence: (reason: ProblemReason): string => problemSentence(reason) };
