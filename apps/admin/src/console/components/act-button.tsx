import { Button } from '@pricehunt/ui-kit';
import type { ButtonProps } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ActDialog } from './act-dialog';
import type { ActQuestion } from './act-dialog';

export interface ActButtonProps<Answer> extends ActQuestion<Answer> {
  readonly label: string;
  /** The accessible name, when the label alone is ambiguous. */
  readonly spokenLabel?: string | undefined;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly disabled?: boolean;
  /** Called when the dialog opens, to reset its fields. */
  readonly onOpen?: () => void;
}

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
