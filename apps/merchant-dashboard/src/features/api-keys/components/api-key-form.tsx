import { merchantScopes } from '@pricehunt/api-contract';
import { createApiKey, merchantKeyKinds } from '@pricehunt/api-contract/api-keys';
import { Button, CheckboxField, ChoiceField, Form, TextField } from '@pricehunt/ui-kit';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CopyableText } from '../../../page-parts/copyable-text';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';

interface Typed {
  readonly name: string;
  readonly kind: (typeof merchantKeyKinds)[number];
  readonly scopes: readonly (typeof merchantScopes)[number][];
}

export function ApiKeyForm() {
  const { apiKeys: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const scopesId = useId();
  const [made, setMade] = useState<string | null>(null);
  const { register, handleSubmit, reset, watch, formState } = useForm<Typed>({
    defaultValues: { name: '', kind: 'secret', scopes: ['products.write'] },
  });
  const isPublishable = watch('kind') === 'publishable';
  const creation = useAct(
    async (api, { name, kind, scopes }: Typed) =>
      api.call(createApiKey, {
        body: { name: name.trim(), kind, scopes: kind === 'publishable' ? ['events.write'] : [...scopes] },
      }),
    {
      renews: ['api-keys', 'order-sources'],
      onDone: ({ key }) => {
        reset();
        setMade(key);
      },
    },
  );
  if (made !== null) {
    return (
      <div role="status" className="grid gap-3 border-l-3 border-accent pl-4">
        <p className="font-semibold">{words.once}</p>
        <CopyableText label={words.key} text={made} />
        <p className="text-sm text-warn">{words.onceSentence}</p>
        <Button className="justify-self-start" onClick={() => setMade(null)}>
          {words.saved}
        </Button>
      </div>
    );
  }
  const { errors } = formState;
  return (
    <Form
      label={words.create}
      busy={creation.isPending}
      problem={creation.error === null ? undefined : sentenceOf(creation.error)}
      className="max-w-130"
      onSubmit={(event) => void handleSubmit((typed) => creation.mutate(typed))(event)}
    >
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' || words.nameMissing })}
        label={words.name}
        hint={words.nameHint}
        maxLength={120}
        autoComplete="off"
        error={errors.name?.message}
      />
      <ChoiceField
        {...register('kind')}
        label={words.kind}
        hint={words.kindSays[watch('kind')]}
        choices={merchantKeyKinds}
        names={words.kinds}
      />
      {isPublishable ? null : (
        <fieldset aria-describedby={errors.scopes === undefined ? undefined : scopesId}>
          <legend className="mb-1 text-sm font-semibold">{words.scopes}</legend>
          <div className="grid">
            {merchantScopes.map((scope) => (
              <CheckboxField
                key={scope}
                {...register('scopes', {
                  validate: (scopes, { kind }) =>
                    kind === 'publishable' || scopes.length > 0 || words.scopeMissing,
                })}
                value={scope}
                label={words.scopeNames[scope]}
              />
            ))}
          </div>
          {errors.scopes === undefined ? null : (
            <p id={scopesId} className="text-sm font-medium text-danger">
              {errors.scopes.message}
            </p>
          )}
        </fieldset>
      )}
      <Button type="submit" variant="primary" busy={creation.isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  );
}
