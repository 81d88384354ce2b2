import { changeAttributionSettings, previewAttribution } from '@pricehunt/api-contract/orders';
import type { AttributionSettings } from '@pricehunt/api-contract/orders';
import { attributionModels } from '@pricehunt/order-attribution';
import {
  Button,
  ChoiceField,
  Form,
  Notice,
  TextAreaField,
  TextField,
  useDisplayLocale,
} from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useFieldArray, useForm } from 'react-hook-form';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { Section } from '../../../page-parts/page-section';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import type { SettingsBody } from '../requests/attribution-queries';
import { draftOf, newRule, readDraft } from '../settings-draft';
import type { SettingsDraft } from '../settings-draft';
import { RuleFields } from './rule-fields';
import { SettingsPreview } from './settings-preview';

/** The settings form. Saving needs a preview of exactly these values. */
export function SettingsForm({ settings }: { readonly settings: AttributionSettings }) {
  const { settings: words } = useMessages().attribution;
  const { orders } = useMessages();
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const disabledReason = useDisabledReason('settings.edit');
  const locale = useDisplayLocale();
  const form = useForm<SettingsDraft>({ defaultValues: draftOf(settings, locale) });
  const { register, control, handleSubmit, setError, watch, formState } = form;
  const { fields: rules, append, remove } = useFieldArray({ control, name: 'rules' });
  const preview = useAct(
    async (api, { windowDays, model, commissionRules }: SettingsBody) =>
      api.call(previewAttribution, { body: { windowDays, model, commissionRules } }),
    { renews: [] },
  );
  const save = useAct(async (api, body: SettingsBody) => api.call(changeAttributionSettings, { body }), {
    renews: ['attribution', 'orders'],
    onDone: () => show({ title: words.saved }),
  });
  const look = (draft: SettingsDraft) => {
    const read = readDraft(draft);
    if (read.kind === 'settings') return preview.mutate(read.settings);
    read.problems.forEach((problem, index) =>
      setError(problem, { type: 'value' }, { shouldFocus: index === 0 }),
    );
  };
  const { errors } = formState;
  const failure = preview.error ?? save.error;
  return (
    <Form
      label={words.credit}
      busy={preview.isPending || save.isPending}
      problem={failure === null ? undefined : sentenceOf(failure)}
      className="max-w-240"
      onSubmit={(event) => void handleSubmit(look)(event)}
    >
      {disabledReason === null ? null : <Notice tone="info" title={disabledReason} />}
      <fieldset
        disabled={disabledReason !== null}
        className="divide-y divide-line"
        onChange={() => preview.reset()}
      >
        <Section title={words.credit}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              {...register('windowDays')}
              label={words.windowDays}
              hint={words.windowHint}
              inputMode="numeric"
              error={errors.windowDays && words.problems.windowDays}
            />
            <ChoiceField
              {...register('model')}
              label={words.model}
              hint={orders.modelSentences[watch('model')]}
              choices={attributionModels}
              names={orders.models}
            />
          </div>
        </Section>
        <Section title={words.rules}>
          <p className="mb-4 max-w-[65ch] text-sm text-ink-muted">{words.rulesHint}</p>
          {rules.length === 0 ? <p className="mb-4">{words.noRules}</p> : null}
          <ul className="divide-y divide-line">
            {rules.map(({ id }, index) => (
              <li key={id} className="py-4 first:pt-0">
                <RuleFields
                  form={form}
                  index={index}
                  onRemove={() => {
                    remove(index);
                    preview.reset();
                  }}
                />
              </li>
            ))}
          </ul>
          <Button
            size="small"
            onClick={() => {
              append(rules.length === 0 ? { ...newRule, to: 'default' } : newRule);
              preview.reset();
            }}
          >
            {words.addRule}
          </Button>
        </Section>
        <Section title={words.links}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              {...register('clickParameter')}
              label={words.clickParameter}
              hint={words.clickParameterHint}
              autoCapitalize="none"
              spellCheck={false}
              error={errors.clickParameter && words.problems.clickParameter}
            />
            {(['utmSource', 'utmMedium', 'utmCampaign'] as const).map((name) => (
              <TextField
                key={name}
                {...register(name)}
                label={words[name]}
                autoCapitalize="none"
                spellCheck={false}
                error={errors[name] && words.problems[name]}
              />
            ))}
            <TextAreaField
              {...register('discountCodes')}
              label={words.codes}
              hint={words.codesHint}
              rows={2}
              className="sm:col-span-2"
              error={errors.discountCodes && words.problems.discountCodes}
            />
          </div>
        </Section>
      </fieldset>
      {disabledReason !== null ? null : preview.data === undefined ? (
        <Button type="submit" variant="primary" busy={preview.isPending} className="justify-self-start">
          {words.preview}
        </Button>
      ) : (
        <SettingsPreview
          preview={preview.data}
          isSaving={save.isPending}
          onSave={() => save.mutate(preview.variables)}
        />
      )}
    </Form>
  );
}
