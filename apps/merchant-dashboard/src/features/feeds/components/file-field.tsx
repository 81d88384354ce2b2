import { Field } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
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

export function FileField({ label, error, ...input }: FileFieldProps) {
  const { kindSays } = useMessages().feeds;
  return (
    <Field label={label} hint={kindSays.upload} error={error}>
      {({ className, ...control }) => (
        <input
          {...input}
          {...control}
          type="file"
          accept=".csv,.tsv,.txt,.xml,.json,.gz,text/csv,text/tab-separated-values,application/xml,application/json,application/gzip"
          className={cx(
            className,
            'file:mr-3 file:cursor-pointer file:rounded-small file:border-0 file:bg-shade file:px-3 file:py-1.5 file:font-semibold file:text-ink',
          )}
        />
      )}
    </Field>
  );
}
