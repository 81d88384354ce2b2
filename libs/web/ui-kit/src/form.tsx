import { cx } from 'class-variance-authority';
import type { ReactNode, SubmitEvent } from 'react';
import { Notice } from './notice';

export interface FormProps {
  readonly children: ReactNode;
  /** Called once per submit, and not while `busy`. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly busy?: boolean;
  readonly problem?: string | undefined;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Shows and announces problems above the fields; native validation is off. */
export function Form({ children, onSubmit, busy = false, problem, label, className }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      aria-busy={busy}
      className={cx('grid gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(event);
      }}
    >
      {problem === undefined ? null : <Notice tone="danger" title={problem} />}
      {children}
    </form>
  );
}
