import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useKitMessages } from './messages/use-kit-messages';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, Close or a click outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** On phones a sheet slides up from the bottom; a dialog is centred. */
  readonly shape?: 'dialog' | 'sheet';
}

/** The page is inert, Escape closes, and focus returns. Children render only while it is open. */
export function Dialog({ open, onClose, title, children, shape = 'dialog' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { dialog: words } = useKitMessages();
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // Escape is the keyboard's way out, by the element itself; the click beside the panel is the pointer's.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={cx(
        'm-auto max-h-[calc(100dvh-2rem)] w-full max-w-130 overflow-y-auto rounded-panel border border-line bg-surface p-0 text-left text-base font-normal whitespace-normal text-ink',
        shape === 'sheet' &&
          'max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0',
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape closes it without a cancel event.
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      {open ? (
        <div className="relative p-6">
          <h2 id={titleId} className="mr-16 mb-4 text-xl">
            {title}
          </h2>
          {children}
          {/* Last in order, so that focus starts on the first field. */}
          <Button variant="quiet" size="small" className="absolute top-4 right-4" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      ) : null}
    </dialog>
  );
}
