import type { ProblemReason } from '@pricehunt/api-contract';
import { useMessages } from './messages/use-messages';

/** What a ProblemWords takes. */
export interface ProblemWordsProps {
  readonly reasons: readonly ProblemReason[];
  /** What the API says in English: for what was kept before reasons had codes. */
  readonly sentence: string;
}

/** Why something came to nothing, in the language of the dashboard: one sentence after the other. */
export function ProblemWords({ reasons, sentence }: ProblemWordsProps) {
  const { problems } = useMessages();
  return reasons.length === 0 ? sentence : reasons.map(problems.sentence).join(' ');
}
