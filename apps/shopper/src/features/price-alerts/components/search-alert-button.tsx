import type { AlertedSearchView } from '@pricehunt/api-contract/search-alerts';
import { Button, Dialog, useDisplayLocale } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { useCreateSearchAlert, useRequestSearchAlert } from '../requests/search-alert-queries';
import { searchAlertDraft } from '../search-alert-draft';
import { useSearchAlertWords } from '../search-alert-words';
import { useAlertSubmission } from '../use-alert-submission';
import { Bell } from './alert-button';
import { AlertSaved } from './alert-saved';
import { ConfirmByEmail } from './confirm-by-email';
import { SearchAlertForm } from './search-alert-form';
import type { TypedSearchAlert } from './search-alert-form';

export interface SearchAlertButtonProps {
  readonly search: AlertedSearchView;
  /** Of the search's price limits. */
  readonly currency: string;
  /** What the search looks for in place of its category's slug, as the page names it. */
  readonly title: string;
  /** Whether the search found something: the button says "when found" otherwise. */
  readonly isFound: boolean;
}

export function SearchAlertButton({ isFound, ...wanted }: SearchAlertButtonProps) {
  const { search: words } = useMessages().priceAlerts;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className={isFound ? 'max-sm:px-3' : undefined} onClick={() => setIsOpen(true)}>
        <Bell isRinging={false} />
        {isFound ? <span className="max-sm:sr-only">{words.set}</span> : words.whenFound}
      </Button>
      <Dialog open={isOpen} shape="sheet" title={words.dialogTitle} onClose={() => setIsOpen(false)}>
        <NewSearchAlert {...wanted} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

interface NewSearchAlertProps extends Omit<SearchAlertButtonProps, 'isFound'> {
  readonly onClose: () => void;
}

function NewSearchAlert({ search, currency, title, onClose }: NewSearchAlertProps) {
  const { priceAlerts: words } = useMessages();
  const { nameOf, ruleOf } = useSearchAlertWords();
  const locale = useDisplayLocale();
  const { mutate, data, error, isPending } = useCreateSearchAlert();
  const request = useRequestSearchAlert();
  const submission = useAlertSubmission<TypedSearchAlert>({
    create: (typed) => mutate({ ...typed, currency }),
    requestByEmail: (typed, email) => request.mutate({ email, search: typed.search, currency }),
    isPending: isPending || request.isPending,
    failure: error ?? request.error,
    signInReason: words.search.signInReason,
  });
  if (request.data !== undefined) {
    return <ConfirmByEmail email={request.data.email} alert="search" onClose={onClose} />;
  }
  if (data !== undefined) {
    return (
      <AlertSaved title={words.search.done} push={data.push} onClose={onClose}>
        <p className="wrap-anywhere">
          {nameOf(data.alert.search, data.alert.category)}: {ruleOf(data.alert.search, currency)}
        </p>
      </AlertSaved>
    );
  }
  return (
    <SearchAlertForm
      name={title}
      search={search}
      currency={currency}
      startsWith={searchAlertDraft(search, currency, locale, ['email'])}
      {...submission}
    />
  );
}
