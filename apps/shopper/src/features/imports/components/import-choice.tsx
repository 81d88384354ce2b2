import { importLimits } from '@pricehunt/api-contract/imports';
import type { previewImport } from '@pricehunt/api-contract/imports';
import type { CallAnswer } from '@pricehunt/api-client';
import { Button, Field, Form, Notice, TextAreaField } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { RejectedLines } from './rejected-lines';

export interface ImportChoiceProps {
  readonly text: string;
  readonly busy: boolean;
  readonly error: Error | null;
  /** The last check, which found nothing. */
  readonly preview: CallAnswer<typeof previewImport> | undefined;
  readonly onText: (text: string) => void;
  readonly onCheck: (text: string) => void;
}

/** A chosen file is checked at once; pasted text by the button. */
export function ImportChoice({ text, busy, error, preview, onText, onCheck }: ImportChoiceProps) {
  const { imports: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const check = (chosen: string) => {
    const found =
      chosen.trim() === ''
        ? words.nothingGiven
        : chosen.length > importLimits.textLengthMax
          ? words.tooLarge
          : undefined;
    setProblem(found);
    if (found === undefined) onCheck(chosen);
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    // A character has at most four bytes.
    if (file.size > importLimits.textLengthMax * 4) setProblem(words.tooLarge);
    else {
      const content = await readText(file);
      if (content === null) setProblem(words.unreadableFile);
      else check(content);
    }
  };
  return (
    <Form
      label={words.title}
      busy={busy}
      problem={problem ?? (error === null ? undefined : sentenceOf(error))}
      className="max-w-160"
      onSubmit={() => check(text)}
    >
      {preview === undefined || problem !== undefined ? null : (
        <>
          <Notice tone="warn" title={words.unrecognised}>
            {words.unrecognisedSentence}
          </Notice>
          <RejectedLines rejected={preview.rejected} count={preview.rejectedCount} />
        </>
      )}
      <Field label={words.file} hint={words.fileHint}>
        {({ className, ...control }) => (
          <input
            {...control}
            type="file"
            accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
            className={cx(
              className,
              'h-auto cursor-pointer border-dashed py-6 pl-4',
              'file:mr-3 file:cursor-pointer file:rounded-small file:border-0 file:bg-shade file:px-3 file:py-1.5 file:font-semibold file:text-ink',
            )}
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // The same file can be chosen again after it was corrected.
              target.value = '';
            }}
          />
        )}
      </Field>
      <TextAreaField
        label={words.text}
        hint={words.textHint}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
        {busy ? words.checking : words.check}
      </Button>
    </Form>
  );
}

/** Null if it isn't text. A byte order mark decides between UTF-8 and UTF-16. */
function readText(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const text = String(reader.result);
      resolve(/[\0\uFFFD]/.test(text) ? null : text);
    };
    reader.onerror = () => resolve(null);
    reader.readAsText(file);
  });
}
