import type { ProblemReason } from '@pricehunt/api-contract';
import { useMessages } from '../messages/use-messages';

export interface ProblemWordsProps {
  readonly reasons: readonly ProblemReason[];
  /** The API's English sentence, for entries stored before reasons had codes. */
  readonly sentence: string;
}

export function ProblemWords({ reasons, sentence }: ProblemWordsProps) {
  const { problems } = useMessages();
  return reasons.length === 0 ? sentence : reasons.map(problems.sentence).join(' ');
}
