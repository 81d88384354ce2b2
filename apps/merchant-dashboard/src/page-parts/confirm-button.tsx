import { Button } from '@pricehunt/ui-kit';
import type { ButtonProps } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import type { ConfirmDialogProps } from './confirm-dialog';

export interface ConfirmButtonProps
  extends
    Omit<ConfirmDialogProps, 'open' | 'onClose'>,
    Pick<ButtonProps, 'size' | 'variant' | 'aria-label' | 'className' | 'children'> {}

/** A button that acts once it is confirmed. */
export function ConfirmButton({ title, sentence, submit, act, ...button }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={title}
        sentence={sentence}
        submit={submit}
        act={act}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
