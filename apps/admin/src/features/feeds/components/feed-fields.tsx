import { networkPresets, operatorFeedSchedules } from '@pricehunt/api-contract/operator-feeds';
import { CheckboxField, ChoiceField, TextAreaField, TextField } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { DraftFaults, FeedDraft } from '../feed-draft';

export interface FeedFieldsProps {
  readonly draft: FeedDraft;
  /** Null until the errors are to be shown. */
  readonly faults: DraftFaults | null;
  /** The current feed URL without its key; null for a new feed. */
  readonly shownLink: string | null;
  readonly linkError?: string | undefined;
  readonly onChange: (changes: Partial<FeedDraft>) => void;
}

export function FeedFields({ draft, faults, shownLink, linkError, onChange }: FeedFieldsProps) {
  const { operatorFeeds: words } = useMessages();
  return (
    <>
      <TextField
        label={shownLink === null ? words.address : words.newAddress}
        hint={shownLink === null ? words.addressHint : words.newAddressHint(shownLink)}
        value={draft.link}
        error={linkError}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ link: target.value })}
      />
      <ChoiceField
        label={words.network}
        value={draft.preset}
        choices={networkPresets}
        names={words.networks}
        onChoose={(preset) => onChange({ preset })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.currency}
          hint={words.currencyHint}
          value={draft.currency}
          maxLength={3}
          error={faults?.currency === true ? words.currencyBad : undefined}
          onChange={({ target }) => onChange({ currency: target.value })}
        />
        <TextField
          label={words.country}
          hint={words.countryHint}
          value={draft.country}
          maxLength={2}
          error={faults?.country === true ? words.countryBad : undefined}
          onChange={({ target }) => onChange({ country: target.value })}
        />
      </div>
      <TextAreaField
        label={words.shops}
        hint={words.shopsHint}
        value={draft.shops}
        error={faults?.shops === true ? words.shopsMissing : undefined}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange({ shops: target.value })}
      />
      <TextField
        label={words.shopName}
        hint={words.shopNameHint}
        value={draft.shopName}
        onChange={({ target }) => onChange({ shopName: target.value })}
      />
    </>
  );
}

export function TermsFields({ draft, faults, onChange }: Omit<FeedFieldsProps, 'shownLink' | 'linkError'>) {
  const { operatorFeeds: words } = useMessages();
  return (
    <>
      <TextField
        label={words.name}
        value={draft.name}
        maxLength={120}
        error={faults?.name === true ? words.nameMissing : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <ChoiceField
        label={words.schedule}
        value={draft.schedule}
        choices={operatorFeedSchedules}
        names={words.schedules}
        onChoose={(schedule) => onChange({ schedule })}
      />
      <fieldset className="grid gap-3">
        <legend className="pb-2 font-semibold">{words.terms}</legend>
        <TextField
          label={words.retentionDays}
          hint={words.retentionHint}
          value={draft.retentionDays}
          inputMode="numeric"
          error={faults?.retentionDays === true ? words.retentionBad : undefined}
          onChange={({ target }) => onChange({ retentionDays: target.value })}
        />
        <CheckboxField
          label={words.mayShowHistory}
          checked={draft.mayShowHistory}
          onChange={({ target }) => onChange({ mayShowHistory: target.checked })}
        />
        <CheckboxField
          label={words.endsWithMembership}
          checked={draft.endsWithMembership}
          onChange={({ target }) => onChange({ endsWithMembership: target.checked })}
        />
      </fieldset>
    </>
  );
}
