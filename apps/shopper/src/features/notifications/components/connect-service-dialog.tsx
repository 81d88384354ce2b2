import { notificationServiceKinds } from '@pricehunt/api-contract/notifications';
import type { NotificationServiceKind } from '@pricehunt/api-contract/notifications';
import { Button, ChoiceField, Dialog, Form, Notice, TextField } from '@pricehunt/ui-kit';
import { useRef, useState } from 'react';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useConnectService } from '../requests/notification-queries';
import { fieldsOfKind, isSecretField, settingsOf } from '../service-draft';
import type { TypedFields } from '../service-draft';

export interface ConnectServiceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ConnectServiceDialog({ isOpen, onClose }: ConnectServiceDialogProps) {
  const { notifications: words } = useMessages();
  return (
    <Dialog open={isOpen} shape="sheet" title={words.dialogTitle} onClose={onClose}>
      {isOpen ? <ConnectServiceForm onDone={onClose} /> : null}
    </Dialog>
  );
}

/** The secret of a webhook is shown before the dialog closes. */
function ConnectServiceForm({ onDone }: { readonly onDone: () => void }) {
  const { notifications: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const { mutate, data, error, isPending } = useConnectService();
  const [kind, setKind] = useState<NotificationServiceKind>('ntfy');
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<TypedFields>({});
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const problemOf = (value = '') => (value.trim() === '' ? words.required : words.invalid);
  const settings = settingsOf(kind, typed);
  const wrong = 'kind' in settings ? [] : settings;
  const submit = () => {
    setIsChecked(true);
    const isNamed = name.trim() !== '';
    if (!('kind' in settings) || !isNamed) {
      const field = isNamed ? wrong[0] : 'name';
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
      return;
    }
    mutate({ name, settings }, { onSuccess: ({ secret }) => (secret === null ? onDone() : undefined) });
  };
  if (data?.secret !== undefined && data.secret !== null) {
    return (
      <div role="status" className="grid gap-3">
        <Notice tone="warn" title={words.secretTitle}>
          {words.secretSentence}
        </Notice>
        <code className="rounded-small border border-line p-3 text-sm [overflow-wrap:anywhere] select-all">
          {data.secret}
        </code>
        <Button variant="primary" className="justify-self-start" onClick={onDone}>
          {words.copied}
        </Button>
      </div>
    );
  }
  return (
    <Form
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      label={words.dialogTitle}
      onSubmit={submit}
    >
      <div ref={form} className="grid gap-4">
        <ChoiceField
          label={words.kind}
          value={kind}
          choices={notificationServiceKinds}
          names={words.kinds}
          onChoose={(chosen) => {
            setKind(chosen);
            setIsChecked(false);
          }}
        />
        <p className="text-sm text-ink-muted">{words.hints[kind]}</p>
        <TextField
          data-field="name"
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={isChecked && name.trim() === '' ? words.required : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {fieldsOfKind[kind].map((field) => (
          <TextField
            key={`${kind} ${field}`}
            data-field={field}
            label={words.fields[field]}
            type={isSecretField(field) ? 'password' : 'text'}
            autoComplete="off"
            placeholder={kind === 'ntfy' && field === 'server' ? words.serverExample : undefined}
            value={typed[field] ?? ''}
            error={isChecked && wrong.includes(field) ? problemOf(typed[field]) : undefined}
            onChange={(event) => setTyped((was) => ({ ...was, [field]: event.target.value }))}
          />
        ))}
      </div>
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        {words.connect}
      </Button>
    </Form>
  );
}
