import { Field } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { useMessages } from '../../../messages/use-messages';

export interface FileFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'className' | 'type'
> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A file input that is also a drop zone: browsers accept files dropped on it. */
export function FileField({ label, error, ...input }: FileFieldProps) {
  const { kindSays, form } = useMessages().feeds;
  const [isOver, setIsOver] = useState(false);
  return (
    <Field label={label} hint={`${form.fileHint} ${kindSays.upload}`} error={error}>
      {({ className, ...control }) => (
        <input
          {...input}
          {...control}
          type="file"
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          accept=".csv,.tsv,.txt,.xml,.json,.gz,text/csv,text/tab-separated-values,application/xml,application/json,application/gzip"
          className={cx(
            className,
            'h-auto cursor-pointer border-dashed py-8 pl-4',
            isOver && 'border-accent! bg-accent-soft!',
            'file:mr-3 file:cursor-pointer file:rounded-small file:border-0 file:bg-shade file:px-3 file:py-1.5 file:font-semibold file:text-ink',
          )}
        />
      )}
    </Field>
  );
}
