import { changeBusinessProfile } from '@pricehunt/api-contract/business-account';
import type { BusinessProfile } from '@pricehunt/api-contract/business-account';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { currencyCodes } from '@pricehunt/offers';
import { Button, Form, SelectField, SkeletonBars, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { profileQuery } from '../../../business/setup-queries';
import { useDisabledReason } from '../../../business/use-disabled-reason';

export function ProfileForm() {
  const { profile: words } = useMessages().settings;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(profileQuery(openApi, id));
  return (
    <Answered query={query} whileLoading={<SkeletonBars label={words.loading} className="h-72 w-full" />}>
      {(profile) => <Fields profile={profile} />}
    </Answered>
  );
}

interface Typed {
  readonly name: string;
  readonly webAddress: string;
  readonly currency: string;
  readonly timeZone: string;
}

function Fields({ profile }: { readonly profile: BusinessProfile }) {
  const { profile: words } = useMessages().settings;
  const disabledReason = useDisabledReason('settings.edit');
  const sentenceOf = useFailureSentence();
  const { refresh } = useBusinessAuth();
  const { show } = useToast();
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: {
      name: profile.name,
      webAddress: profile.webAddress ?? '',
      currency: profile.currency ?? '',
      timeZone: profile.timeZone,
    },
  });
  const saving = useAct(
    async (api, { name, webAddress, currency, timeZone }: Typed) =>
      api.call(changeBusinessProfile, {
        body: {
          name: name.trim(),
          webAddress: webAddress.trim() === '' ? null : webAddress.trim(),
          currency: currency === '' ? null : currency,
          timeZone,
        },
      }),
    {
      renews: ['profile', 'analytics', 'orders', 'activity', 'attribution'],
      onDone: () => {
        show({ title: words.saved });
        void refresh();
      },
    },
  );
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  return (
    <Form
      label={words.business}
      busy={saving.isPending}
      problem={saving.error === null ? undefined : sentenceOf(saving.error)}
      className="max-w-130"
      onSubmit={(event) => void handleSubmit((typed) => saving.mutate(typed))(event)}
    >
      <TextField
        {...register('name', { validate: (typed) => typed.trim() !== '' || words.nameMissing })}
        label={words.name}
        maxLength={120}
        autoComplete="organization"
        error={formState.errors.name?.message}
      />
      <TextField
        {...register('webAddress')}
        label={words.webAddress}
        hint={words.webAddressHint}
        inputMode="url"
        autoComplete="url"
        maxLength={300}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField {...register('currency')} label={words.currency}>
          <option value="">{words.currencyNone}</option>
          {currencyCodes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectField>
        <SelectField {...register('timeZone')} label={words.timeZone} hint={words.timeZoneHint}>
          {[...new Set([profile.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" busy={saving.isPending} className="justify-self-start">
        {words.save}
      </Button>
    </Form>
  );
}
