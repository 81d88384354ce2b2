import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

export interface FieldParts {
  readonly label: string;
  /** Read out with the control. */
  readonly hint?: ReactNode;
  /** Marks the control as invalid and is read out with it. */
  readonly error?: string | undefined;
  /** Hides the label visually; screen readers still read it. */
  readonly hidesLabel?: boolean;
  readonly className?: string | undefined;
}

interface FieldProps extends FieldParts {
  readonly children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string;
}

export function Field({ label, hint, error, hidesLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint === undefined ? null : hintId, error === undefined ? null : errorId].filter(
    (each) => each !== null,
  );
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
        'aria-invalid': error === undefined ? undefined : true,
        className: controlLook,
      })}
      {hint === undefined ? null : (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

const controlLook =
  'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base text-ink focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent aria-invalid:border-danger disabled:opacity-55';

export function TextField({ label, hint, error, hidesLabel, className, ...input }: TextFieldProps) {
  return (
    <Field {...fieldParts({ label, hint, error, hidesLabel, className })}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

export type TextFieldProps = FieldParts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
    readonly ref?: Ref<HTMLInputElement> | undefined;
  };

export function TextAreaField({ label, hint, error, hidesLabel, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...fieldParts({ label, hint, error, hidesLabel, className })}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  );
}

export type TextAreaFieldProps = FieldParts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & {
    readonly ref?: Ref<HTMLTextAreaElement> | undefined;
  };

export function SelectField({ label, hint, error, hidesLabel, className, ...select }: SelectFieldProps) {
  return (
    <Field {...fieldParts({ label, hint, error, hidesLabel, className })}>
      {(control) => <select {...select} {...control} />}
    </Field>
  );
}

export type SelectFieldProps = FieldParts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> & {
    readonly ref?: Ref<HTMLSelectElement> | undefined;
  };

/** A select whose options are the choices with their names. */
export function ChoiceField<Choice extends string>({
  choices,
  names,
  onChoose,
  ...select
}: ChoiceFieldProps<Choice>) {
  return (
    <SelectField
      onChange={({ target }) => {
        const chosen = choices.find((each) => each === target.value);
        if (chosen !== undefined) onChoose?.(chosen);
      }}
      {...select}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </SelectField>
  );
}

export type ChoiceFieldProps<Choice extends string> = Omit<SelectFieldProps, 'children'> & {
  readonly choices: readonly Choice[];
  readonly names: Readonly<Record<Choice, string>>;
  readonly onChoose?: (chosen: Choice) => void;
};

export function CheckboxField({ label, className, ...input }: CheckboxFieldProps) {
  return (
    <label className={cx('inline-flex min-h-9 cursor-pointer items-center gap-2.5', className)}>
      <input {...input} type="checkbox" className="size-4.5 flex-none accent-accent" />
      {label}
    </label>
  );
}

export interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

function fieldParts(parts: { readonly [Part in keyof Required<FieldParts>]: FieldParts[Part] | undefined }) {
  return {
    label: parts.label ?? '',
    hint: parts.hint,
    error: parts.error,
    hidesLabel: parts.hidesLabel ?? false,
    className: parts.className,
  };
}
