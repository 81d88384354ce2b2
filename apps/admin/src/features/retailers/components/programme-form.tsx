import { changeAffiliateProgramme, resetAffiliateProgramme } from '@pricehunt/api-contract/admin-programmes';
import type { AffiliateProgrammeView } from '@pricehunt/api-contract/admin-programmes';
import { Form, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { ManageButton } from '../../../console/components/manage-button';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';
import { ChangedBy } from '../../../console/components/changed-by';
import { Section } from '../../../console/components/section';
import { useAct } from '../../../console/console-queries';
import { useMayManage } from '../../../console/use-admin';
import { TryLink } from './try-link';

type Field = AffiliateProgrammeView['fields'][number];

export function ProgrammeForm({ programme }: { readonly programme: AffiliateProgrammeView }) {
  const { console: shared, retailers: words } = useMessages();
  const mayManage = useMayManage();
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const [typed, setTyped] = useState(() => valuesOf(programme));
  const { mutate, error, isPending } = useAct(
    (api, values: Readonly<Record<string, string | null>>) =>
      api.call(changeAffiliateProgramme, { params: { programmeId: programme.id }, body: { values } }),
    ['programmes', 'retailers'],
    (answer) => {
      setTyped(valuesOf(answer.programme));
      show({ title: words.saved, tone: 'good' });
    },
  );
  const values = Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [key, value.trim() === '' ? null : value.trim()]),
  );
  return (
    <>
      <Section
        title={words.ids}
        actions={
          programme.origin === 'console' ? <ResetButton programme={programme} onReset={setTyped} /> : null
        }
      >
        <Form
          label={words.ids}
          busy={isPending}
          problem={error === null ? undefined : sentenceOf(error)}
          onSubmit={() => {
            if (mayManage) mutate(values);
          }}
        >
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {programme.fields.map((field) => (
              <TextField
                key={field.key}
                label={labelOf(field, words)}
                hint={hintOf(field, words)}
                value={typed[field.key] ?? ''}
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => setTyped((was) => ({ ...was, [field.key]: target.value }))}
              />
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <ManageButton type="submit" variant="primary" busy={isPending}>
              {shared.save}
            </ManageButton>
            {programme.changed === null ? null : <ChangedBy changed={programme.changed} />}
          </div>
        </Form>
      </Section>
      <Section title={words.tryTitle}>
        <TryLink draft={{ programmeId: programme.id, values }} />
      </Section>
    </>
  );
}

interface ResetButtonProps {
  readonly programme: AffiliateProgrammeView;
  readonly onReset: (values: Readonly<Record<string, string>>) => void;
}

function ResetButton({ programme, onReset }: ResetButtonProps) {
  const { retailers: words } = useMessages();
  return (
    <ActButton
      label={words.reset}
      title={words.resetTitle}
      sentence={words.resetSentence}
      submit={words.reset}
      isDestructive
      act={(api) => api.call(resetAffiliateProgramme, { params: { programmeId: programme.id } })}
      renews={['programmes', 'retailers']}
      done={words.resetDone}
      onDone={(answer) => onReset(valuesOf(answer.programme))}
    />
  );
}

function valuesOf({ fields }: AffiliateProgrammeView): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ key, value }) => [key, value ?? '']));
}

type Words = ReturnType<typeof useMessages>['retailers'];

function labelOf({ name, domain }: Field, words: Words): string {
  const names: Readonly<Record<string, string>> = words.fieldNames;
  const label = names[name] ?? name;
  return domain === null ? label : words.fieldFor(label, domain);
}

function hintOf({ preset, isRequired, domain }: Field, words: Words): string | undefined {
  if (preset !== null) return words.preset(preset);
  // Each marketplace has its own ID, so none of them is marked as required.
  return isRequired && domain === null ? words.required : undefined;
}
