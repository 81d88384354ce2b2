import { ApiError } from '@pricehunt/api-client';
import { feedSchedules } from '@pricehunt/api-contract/feeds';
import type { FeedImport } from '@pricehunt/api-contract/feeds';
import { Button, ChoiceField, Form, TextField } from '@pricehunt/ui-kit';
import { useForm } from 'react-hook-form';
import { useMessages } from '../../../messages/use-messages';
import { AddressField } from '../../../page-parts/address-field';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { checkFile, readFeedLink, readLetters } from '../source-checks';
import { useAddSource } from '../use-add-source';
import type { NewSource } from '../use-add-source';
import { useUsualPlace } from '../use-usual-place';
import { CurrencyAndCountry } from './currency-and-country';
import { FileField } from './file-field';

type Kind = NewSource['kind'];

export interface SourceFormProps {
  readonly kind: Kind;
  readonly onAdded: (run: FeedImport) => void;
}

interface Typed {
  readonly name: string;
  readonly link: string;
  readonly currency: string;
  readonly country: string;
  readonly schedule: (typeof feedSchedules)[number];
  readonly files: FileList | null;
}

export function SourceForm({ kind, onAdded }: SourceFormProps) {
  const { form: words, kinds, schedules } = useMessages().feeds;
  const disabledReason = useDisabledReason(kind === 'shopify' ? 'integrations.edit' : 'feeds.edit');
  const sentenceOf = useFailureSentence();
  const { name, storeDomain } = useBusiness();
  const { currency, country } = useUsualPlace();
  const isShopify = kind === 'shopify';
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    values: {
      name,
      link: isShopify ? (storeDomain ?? '') : '',
      currency: currency ?? '',
      country: country ?? '',
      schedule: 'daily',
      files: null,
    },
    // Currency and country may arrive while the merchant is typing.
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, isPending, error } = useAddSource(onAdded);
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  const { errors } = formState;
  const field = fieldOf(error);
  const problem = error === null || field !== null ? undefined : sentenceOf(error);
  const submit = (typed: Typed) =>
    mutate(sourceOf(kind, typed), {
      onError: (failure) => {
        const refused = fieldOf(failure);
        if (refused !== null) setError(refused, { message: sentenceOf(failure) }, { shouldFocus: true });
      },
    });
  return (
    <Form
      label={kinds[kind]}
      busy={isPending}
      problem={problem}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {isShopify ? null : (
        <TextField
          {...register('name', { validate: (name) => name.trim() !== '' || words.nameMissing })}
          label={words.name}
          maxLength={120}
          autoComplete="off"
          error={errors.name?.message}
        />
      )}
      {kind === 'upload' ? (
        <FileField
          {...register('files', { validate: (files) => checkFile(files, words) })}
          label={words.file}
          error={errors.files?.message}
        />
      ) : (
        <AddressField
          {...register('link', {
            validate: (link) =>
              (isShopify ? link.trim().length > 3 : readFeedLink(link) !== null) || words.linkBad,
          })}
          label={isShopify ? words.storeLink : words.link}
          hint={isShopify ? words.storeLinkHint : words.linkHint}
          error={errors.link?.message}
        />
      )}
      <CurrencyAndCountry
        currency={{
          field: register('currency', {
            validate: (typed) => {
              const currency = readLetters(typed, 3);
              return (currency !== undefined && !(isShopify && currency === null)) || words.currencyBad;
            },
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
      {kind === 'link' ? (
        <ChoiceField
          {...register('schedule')}
          label={words.schedule}
          choices={feedSchedules}
          names={schedules}
        />
      ) : null}
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        {isShopify ? words.connect : kind === 'link' ? words.read : words.upload}
      </Button>
    </Form>
  );
}

function fieldOf(failure: Error | null): 'link' | 'currency' | null {
  if (!(failure instanceof ApiError)) return null;
  switch (failure.details.code) {
    case 'feed.bad-link':
      return 'link';
    case 'feed.bad-currency':
      return 'currency';
    default:
      return null;
  }
}

function sourceOf(kind: Kind, typed: Typed): NewSource {
  const currency = readLetters(typed.currency, 3) ?? null;
  const country = readLetters(typed.country, 2) ?? null;
  const name = typed.name.trim();
  const file = typed.files?.[0];
  if (kind === 'shopify') return { kind, storeLink: typed.link.trim(), currency: currency ?? '', country };
  if (kind === 'upload' && file !== undefined) return { kind, name, file, currency, country };
  const link = readFeedLink(typed.link) ?? typed.link;
  return { kind: 'link', name, link, schedule: typed.schedule, currency, country };
}
