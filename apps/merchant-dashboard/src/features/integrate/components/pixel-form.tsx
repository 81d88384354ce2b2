import { savePixel } from '@pricehunt/api-contract/order-sources';
import type { OrderSourceView } from '@pricehunt/api-contract/order-sources';
import { Button, CheckboxField, Form, TextAreaField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useForm } from 'react-hook-form';
import { CopyableText } from '../../../page-parts/copyable-text';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { readOrigins } from '../read-origins';

export interface PixelFormProps {
  /** Null until setup. */
  readonly pixel: Extract<OrderSourceView, { readonly kind: 'pixel' }> | null;
}

interface Typed {
  readonly origins: string;
  readonly isConsentRequired: boolean;
}

export function PixelForm({ pixel }: PixelFormProps) {
  const { kinds, pixel: words } = useMessages().integrate.orders;
  const { storeDomain } = useBusiness();
  const disabledReason = useDisabledReason('integrations.edit');
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: {
      origins: pixel?.allowedOrigins.join('\n') ?? (storeDomain === null ? '' : `https://${storeDomain}`),
      isConsentRequired: pixel?.isConsentRequired ?? true,
    },
  });
  const saving = useAct(
    async (api, { origins, isConsentRequired }: Typed) =>
      api.call(savePixel, { body: { allowedOrigins: [...(readOrigins(origins) ?? [])], isConsentRequired } }),
    { renews: ['order-sources'], onDone: () => show({ title: words.saved }) },
  );
  return (
    <>
      {disabledReason === null ? (
        <Form
          label={kinds.pixel}
          busy={saving.isPending}
          problem={saving.error === null ? undefined : sentenceOf(saving.error)}
          onSubmit={(event) => void handleSubmit((typed) => saving.mutate(typed))(event)}
        >
          <TextAreaField
            {...register('origins', {
              validate: (typed) => (readOrigins(typed)?.length ?? 0) > 0 || words.originsBad,
            })}
            label={words.origins}
            hint={words.originsHint}
            rows={3}
            spellCheck={false}
            autoCapitalize="none"
            error={formState.errors.origins?.message}
          />
          <CheckboxField {...register('isConsentRequired')} label={words.consent} />
          <Button
            type="submit"
            variant={pixel === null ? 'primary' : 'plain'}
            busy={saving.isPending}
            className="justify-self-start"
          >
            {words.submit}
          </Button>
        </Form>
      ) : (
        <p className="text-ink-muted">{disabledReason}</p>
      )}
      {pixel === null ? null : (
        <div className="mt-6 grid gap-4">
          <CopyableText label={words.snippet} text={pixel.snippet} />
          <CopyableText label={words.shopifySnippet} text={pixel.shopifySnippet} />
        </div>
      )}
    </>
  );
}
