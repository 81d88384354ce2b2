import { Chip } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { Section } from '../../../console/components/section';
import { useMessages } from '../../../messages/use-messages';

export type StepState = 'done' | 'open' | 'failing' | 'optional';

export interface StepProps {
  readonly title: string;
  readonly lead: string;
  readonly state: StepState;
  readonly children: ReactNode;
}

const tones = { done: 'good', open: 'warn', failing: 'danger', optional: 'neutral' } as const;

export function Step({ title, lead, state, children }: StepProps) {
  const { states } = useMessages().setUp;
  return (
    <Section title={title} actions={<Chip tone={tones[state]}>{states[state]}</Chip>}>
      <p className="max-w-[75ch] pb-4 text-ink-muted">{lead}</p>
      {children}
    </Section>
  );
}
