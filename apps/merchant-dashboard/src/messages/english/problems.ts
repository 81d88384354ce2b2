import { problemSentence } from '@pricehunt/api-contract';
import type { ProblemCode, ProblemReason, ProblemValues } from '@pricehunt/api-contract';

/** A sentence for every reason. */
export type ReasonWords = Readonly<Record<ProblemCode, (values: ProblemValues) => string>>;

/** Why a run, a proof, a hop or a reading came to nothing. English takes the sentence of the API itself. */
export const problems = { sentence: (reason: ProblemReason): string => problemSentence(reason) };
