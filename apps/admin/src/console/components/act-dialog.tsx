import type { ApiClient } from '@pricehunt/api-client';
import { Button, Dialog, Form, TextAreaField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFailureSentence } from '../../messages/use-failure-sentence';
import { useMessages } from '../../messages/use-messages';
import { useAct } from '../console-queries';
import type { Area } from '../console-queries';

export interface ActQuestion<Answer> {
  readonly title: string;
  readonly sentence: string;
  readonly submit: string;
  readonly isDestructive?: boolean;
  /** Omit it to leave out the reason field. */
  readonly reason?: 'required' | 'optional';
  /** Names the reason field when it is a message to somebody. */
  readonly reasonLabel?: string;
  readonly reasonHint?: string;
  readonly reasonLengthMax?: number;
  readonly fields?: ReactNode;
  /** Validates the fields and shows errors. */
  readonly isReady?: () => boolean;
  /** Runs the action; the reason is empty when none was entered. */
  readonly act: (api: ApiClient, reason: string) => Promise<Answer>;
  readonly renews: readonly Area[];
  readonly done?: string;
  readonly onDone?: (answer: Answer) => void;
}

export interface ActDialogProps<Answer> extends ActQuestion<Answer> {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ActDialog<Answer>({ open, onClose, title, ...question }: ActDialogProps<Answer>) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ActForm title={title} onClose={onClose} {...question} />
    </Dialog>
  );
}

function ActForm<Answer>(props: Omit<ActDialogProps<Answer>, 'open'>) {
  const { title, sentence, submit, isDestructive = false, reason, reasonHint, fields, done, onClose } = props;
  const { console: words } = useMessages();
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useAct(props.act, props.renews, (answer) => {
    if (done !== undefined) show({ title: done, tone: 'good' });
    onClose();
    props.onDone?.(answer);
  });
  const given = typed.trim();
  const submitAct = () => {
    const lacks = reason === 'required' ? given.length < 3 : given.length > 0 && given.length < 3;
    setIsMissing(lacks);
    const isReady = props.isReady?.() ?? true;
    if (!lacks && isReady) mutate(given);
  };
  return (
    <Form
      label={title}
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      onSubmit={submitAct}
    >
      <p className="text-ink-muted">{sentence}</p>
      {fields}
      {reason === undefined ? null : (
        <TextAreaField
          label={props.reasonLabel ?? words.reason}
          hint={reasonHint ?? words.reasonHint}
          rows={3}
          maxLength={props.reasonLengthMax ?? 500}
          required={reason === 'required'}
          value={typed}
          error={isMissing ? words.reasonMissing : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} busy={isPending}>
          {submit}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </Form>
  );
}
