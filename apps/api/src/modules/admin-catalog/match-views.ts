import type { MatchEvaluation } from '@pricehunt/api-contract/admin-matches';
import { printableGtin } from '@pricehunt/offers';
import type { ProductMatch } from '@pricehunt/product-matching';

export function evaluationOf({ decision, confidence, reasons, vetoes }: ProductMatch): MatchEvaluation {
  return {
    level: decision,
    likelihood: confidence,
    evidence: reasons.map((reason) => {
      switch (reason.kind) {
        case 'same-gtin':
          return { ...reason, gtin: printableGtin(reason.gtin) };
        case 'different-gtin':
          return { ...reason, left: printableGtin(reason.left), right: printableGtin(reason.right) };
        case 'alike':
          return { ...reason, words: [...reason.words] };
        default:
          return { ...reason };
      }
    }),
    contradictions: vetoes.map((veto) => ({ ...veto })),
  };
}
