import type { MatchEvaluation } from '@pricehunt/api-contract/admin-matches';
import { Chip, useDisplayLocale } from '@pricehunt/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/use-messages';

const tones = {
  same: 'good',
  'probably-same': 'info',
  similar: 'neutral',
  variant: 'warn',
  different: 'danger',
} as const;

export function MatchLevel({ level }: Pick<MatchEvaluation, 'level'>) {
  const { match: words } = useMessages().catalog;
  return <Chip tone={tones[level]}>{words.levels[level]}</Chip>;
}

export interface JudgedMatchProps {
  readonly match: MatchEvaluation;
  /** The level by default. */
  readonly chip?: ReactNode;
}

/** A match's level with its evidence, which opens on demand in the list form of a table. */
export function JudgedMatch({ match, chip = <MatchLevel level={match.level} /> }: JudgedMatchProps) {
  const { match: words } = useMessages().catalog;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <span className="flex items-center">
        {chip}
        <button
          type="button"
          aria-label={words.evidence}
          aria-expanded={isOpen}
          className="flex size-7 items-center justify-center text-ink-muted @xl:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </button>
      </span>
      <div className={isOpen ? undefined : '@max-xl:hidden'}>
        <MatchEvidence match={match} />
      </div>
    </div>
  );
}

/** What speaks against a match, then what speaks for it. */
export function MatchEvidence({ match }: { readonly match: MatchEvaluation }) {
  const { match: words } = useMessages().catalog;
  const sentences = useEvidenceSentences(match);
  if (sentences.length === 0) return <span className="text-ink-muted">{words.noEvidence}</span>;
  return (
    <ul className="grid gap-1">
      {sentences.map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  );
}

export function usePercent(): (share: number) => string {
  const locale = useDisplayLocale();
  return (share) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

function useEvidenceSentences({ evidence, contradictions }: MatchEvaluation): readonly string[] {
  const { match: words } = useMessages().catalog;
  const percent = usePercent();
  return [
    ...contradictions.map(({ kind, left, right }) => {
      const name = words.contradictions[kind];
      return left === null && right === null
        ? name
        : `${name}: ${words.values(left ?? words.notStated, right ?? words.notStated)}`;
    }),
    ...evidence.map((each) => {
      switch (each.kind) {
        case 'same-gtin':
          return words.sameGtin(each.gtin);
        case 'different-gtin':
          return words.differentGtin(each.left, each.right);
        case 'same-model':
          return words.sameModel(each.model.toUpperCase());
        case 'different-model':
          return words.differentModel(each.left.toUpperCase(), each.right.toUpperCase());
        case 'alike':
          return words.alike(percent(each.likelihood), each.words.join(', '));
      }
    }),
  ];
}
