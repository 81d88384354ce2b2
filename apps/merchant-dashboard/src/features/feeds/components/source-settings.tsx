import { changeFeed, feedSchedules } from '@pricehunt/api-contract/feeds';
import type { Feed } from '@pricehunt/api-contract/feeds';
import { Button, CheckboxField, ChoiceField, Form, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useForm } from 'react-hook-form';
import { AddressField } from '../../../page-parts/address-field';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { readFeedLink, readLetters } from '../source-checks';
import { CurrencyAndCountry } from './currency-and-country';

interface Typed {
  readonly name: string;
  readonly link: string;
  readonly currency: string;
  readonly country: string;
  readonly schedule: Feed['schedule'];
  readonly isAutoConfirmed: boolean;
  readonly isPaused: boolean;
}

export function SourceSettings({ feed }: { readonly feed: Feed }) {
  const { form: words, schedules } = useMessages().feeds;
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const isFetched = feed.link !== null;
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: {
      name: feed.name,
      link: feed.link ?? '',
      currency: feed.currency ?? '',
      country: feed.country ?? '',
      schedule: feed.schedule,
      isAutoConfirmed: feed.isAutoConfirmed,
      isPaused: feed.isPaused,
    },
  });
  const { mutate, isPending, error } = useAct(
    async (api, { link, currency, country, schedule, isPaused, ...rest }: Typed) =>
      api.call(changeFeed, {
        params: { feedId: feed.id },
        body: {
          ...rest,
          currency: readLetters(currency, 3) ?? null,
          country: readLetters(country, 2) ?? null,
          ...(isFetched ? { link: readFeedLink(link) ?? link, schedule, isPaused } : {}),
        },
      }),
    { renews: ['feeds'], onDone: () => show({ title: words.saved }) },
  );
  const { errors } = formState;
  return (
    <Form
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      className="max-w-150"
      onSubmit={(event) => void handleSubmit((typed) => mutate(typed))(event)}
    >
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' || words.nameMissing })}
        label={words.name}
        maxLength={120}
        autoComplete="off"
        error={errors.name?.message}
      />
      {isFetched ? (
        <>
          {feed.kind === 'woocommerce' ? null : (
            <AddressField
              {...register('link', { validate: (link) => readFeedLink(link) !== null || words.linkBad })}
              label={feed.kind === 'shopify' ? words.storeLink : words.link}
              error={errors.link?.message}
            />
          )}
          <ChoiceField
            {...register('schedule')}
            label={words.schedule}
            choices={feedSchedules}
            names={schedules}
          />
        </>
      ) : null}
      <CurrencyAndCountry
        currency={{
          field: register('currency', {
            validate: (typed) => readLetters(typed, 3) !== undefined || words.currencyBad,
          }),
          error: errors.currency?.message,
        }}
        country={{
          field: register('country', {
            validate: (typed) => readLetters(typed, 2) !== undefined || words.countryBad,
          }),
          error: errors.country?.message,
        }}
      />
      <div className="grid gap-1">
        <CheckboxField {...register('isAutoConfirmed')} label={words.autoConfirm} />
        {isFetched ? <CheckboxField {...register('isPaused')} label={words.paused} /> : null}
      </div>
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.save}
      </Button>
    </Form>
  );
}
