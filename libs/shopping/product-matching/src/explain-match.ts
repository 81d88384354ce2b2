import { printableGtin } from '@pricehunt/offers';
import type { MatchReason, ProductMatch } from './match-products';
import type { Veto } from './vetoes';

/** A short English explanation. */
export function explainMatch(match: ProductMatch): string {
  const sentences = [...match.vetoes.map(vetoSentence), ...match.reasons.map(reasonSentence)];
  return sentences.length === 0
    ? 'Nothing in common.'
    : sentences.map((sentence) => `${sentence}.`).join(' ');
}

function reasonSentence(reason: MatchReason): string {
  switch (reason.kind) {
    case 'same-gtin':
      return `Same barcode ${printableGtin(reason.gtin)}`;
    case 'different-gtin':
      return `Different barcode: ${printableGtin(reason.left)} / ${printableGtin(reason.right)}`;
    case 'same-model':
      return `Same ${reason.brand === null ? '' : 'brand and '}model number ${reason.model.toUpperCase()}`;
    case 'different-model':
      return `Different model number: ${reason.left.toUpperCase()} / ${reason.right.toUpperCase()}`;
    case 'alike':
      return `${reason.likelihood >= 0.5 ? 'Looks the same' : 'Looks similar'}: ${reason.words.join(', ')}`;
  }
}

function vetoSentence({ kind, left, right }: Veto): string {
  const names = {
    pack: 'Different pack',
    size: 'Different size',
    colour: 'Different colour',
    capacity: 'Different capacity',
    condition: 'Different condition',
    bundle: 'Only one is a bundle',
    generation: 'Different generation or model',
    edition: 'Different edition',
    accessory: 'Only one is an accessory',
    title: 'The titles name different things',
  } as const;
  if (left === null && right === null) return names[kind];
  return `${names[kind]}: ${left ?? 'not said'} / ${right ?? 'not said'}`;
}
