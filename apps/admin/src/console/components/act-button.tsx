import type { ButtonProps } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ActDialog } from './act-dialog';
import type { ActQuestion } from './act-dialog';
import { ManageButton } from './manage-button';

export interface ActButtonProps<Answer> extends ActQuestion<Answer> {
  readonly label: string;
  /** The accessible name, when the label alone is ambiguous. */
  readonly spokenLabel?: string | undefined;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly disabled?: boolean;
  /** Why it can't be used, as its tooltip; null or omitted when it can. */
  readonly disabledReason?: string | null;
  /** Called when the dialog opens, to reset its fields. */
  readonly onOpen?: () => void;
}

/** Viewers, who may not act, don't see it. */
export function ActButton<Answer>({
  label,
  spokenLabel,
  variant = 'plain',
  size = 'small',
  disabled = false,
  disabledReason = null,
  onOpen,
  ...question
}: ActButtonProps<Answer>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ManageButton
        variant={variant}
        size={size}
        disabled={disabled || disabledReason !== null}
        title={disabledReason ?? undefined}
        aria-label={spokenLabel}
        onClick={() => {
          onOpen?.();
          setIsAsking(true);
        }}
      >
        {label}
      </ManageButton>
      <ActDialog open={isAsking} onClose={() => setIsAsking(false)} {...question} />
    </>
  );
}
