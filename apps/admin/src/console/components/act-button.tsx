import { Button } from '@pricehunt/ui-kit';
import type { ButtonProps } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ActDialog } from './act-dialog';
import type { ActQuestion } from './act-dialog';

/** What an ActButton takes: what it says, and what is asked before the act. */
export interface ActButtonProps<Answer> extends ActQuestion<Answer> {
  readonly label: string;
  /** What is read out in place of the label, where the label alone would not say to what. */
  readonly spokenLabel?: string | undefined;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly disabled?: boolean;
  /** Called when the question is opened, to begin its fields anew. */
  readonly onOpen?: () => void;
}

/** A button that asks before it does something. */
export function ActButton<Answer>({
  label,
  spokenLabel,
  variant = 'plain',
  size = 'small',
  disabled = false,
  onOpen,
  ...question
}: ActButtonProps<Answer>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        disabled={disabled}
        aria-label={spokenLabel}
        onClick={() => {
          onOpen?.();
          setIsAsking(true);
        }}
      >
        {label}
      </Button>
      <ActDialog open={isAsking} onClose={() => setIsAsking(false)} {...question} />
    </>
  );
}
