import { Chip } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { Section } from '../../../console/components/section';
import { useMessages } from '../../../messages/use-messages';

/** How far a step is. */
export type StepState = 'done' | 'open' | 'failing' | 'optional';

/** What a Step takes. */
export interface StepProps {
  readonly title: string;
  /** What it brings. */
  readonly lead: string;
  readonly state: StepState;
  readonly children: ReactNode;
}

const tones = { done: 'good', open: 'warn', failing: 'danger', optional: 'neutral' } as const;

/** One step of the set-up: what it brings, how far it is, and what to do. */
export function Step({ title, lead, state, children }: StepProps) {
  const { states } = useMessages().setUp;
  return (
    <Section title={title} actions={<Chip tone={tones[state]}>{states[state]}</Chip>}>
      <p className="max-w-[75ch] pb-4 text-ink-muted">{lead}</p>
      {children}
    </Section>
  );
}
