import { getAdminBusiness } from '@pricehunt/api-contract/admin-businesses';
import type { AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import { Amount, useFigures } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Answered } from './answered';
import { ChangedBy } from './changed-by';
import { RowSkeleton } from './row-skeleton';
import { generatePath } from 'react-router-dom';
import { useConsoleQuery } from '../console-queries';
import { routePaths } from '../../route-paths';
import { RoomLink } from './room-link';
import { useMessages } from '../../messages/use-messages';

/** The checklist of a business by its id, for a dialog that knows no details yet. */
export function ReviewChecklistOf({ businessId }: { readonly businessId: string }) {
  const query = useConsoleQuery('businesses', [businessId], (api) =>
    api.call(getAdminBusiness, { params: { businessId } }),
  );
  return (
    <Answered query={query} whileLoading={<RowSkeleton rows={4} />}>
      {({ business }) => <ReviewChecklist business={business} />}
    </Answered>
  );
}

/** What to look at before approving a business: e-mail address, domain, items and their issues. */
export function ReviewChecklist({ business }: { readonly business: AdminBusinessDetail }) {
  const { businesses: words } = useMessages();
  const figure = useFigures();
  const { review, verifiedDomains, storeDomain, itemCount } = business;
  const { samples, issues, questions } = review;
  const hasErrors = issues.some(({ severity }) => severity === 'error');
  return (
    <ul aria-label={words.checklist} className="divide-y divide-line border-y border-line text-sm">
      <Check isMet={review.isEmailVerified} name={words.checkEmail}>
        {review.isEmailVerified ? words.emailVerified : words.emailUnverified}
      </Check>
      <Check isMet={verifiedDomains.length > 0} name={words.checkDomain}>
        {verifiedDomains.length > 0 ? verifiedDomains.join(', ') : words.domainUnverified(storeDomain)}
      </Check>
      <Check isMet={itemCount > 0} name={words.checkItems}>
        {itemCount === 0 ? words.noItems : words.itemCount(figure(itemCount))}
        {samples.length === 0 ? null : <Samples samples={samples} />}
      </Check>
      <Check isMet={!hasErrors} name={words.checkIssues}>
        {issues.length === 0 ? words.noIssues : null}
        {issues.map(({ code, sentence, itemCount: affected }) => (
          <span key={code} className="block">
            {words.issueCount(sentence, figure(affected))}
          </span>
        ))}
      </Check>
      {business.duplicates.length === 0 ? null : (
        <Check isMet={false} name={words.duplicatesTitle}>
          <RoomLink to={generatePath(routePaths.business, { businessId: business.id })}>
            {words.duplicates(figure(business.duplicates.length))}
          </RoomLink>
        </Check>
      )}
      {questions.length === 0 ? null : (
        <Check isMet={false} name={words.checkQuestions}>
          {questions.map((question) => (
            <span key={question.at} className="block pb-1">
              <ChangedBy changed={question} />
            </span>
          ))}
        </Check>
      )}
    </ul>
  );
}

interface CheckProps {
  readonly isMet: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

function Check({ isMet, name, children }: CheckProps) {
  const { businesses: words } = useMessages();
  const Mark = isMet ? CircleCheck : CircleAlert;
  return (
    <li className="flex gap-3 py-2.5">
      <Mark
        aria-hidden="true"
        className={cx('mt-0.5 size-4 flex-none', isMet ? 'text-accent' : 'text-warn')}
      />
      <div className="min-w-0 grow wrap-anywhere">
        <p className="font-semibold">
          {name}
          <span className="sr-only">: {isMet ? words.checkMet : words.checkOpen}</span>
        </p>
        <div className="text-ink-muted">{children}</div>
      </div>
    </li>
  );
}

function Samples({ samples }: Pick<AdminBusinessDetail['review'], 'samples'>) {
  return (
    <ul className="grid gap-1 pt-1">
      {samples.map(({ offerId, title, link, price }) => (
        <li key={offerId} className="flex flex-wrap justify-between gap-x-4">
          <a href={link} target="_blank" rel="noreferrer" className="min-w-0 underline wrap-anywhere">
            {title}
          </a>
          <Amount money={price} />
        </li>
      ))}
    </ul>
  );
}
