import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { MailStep } from '../features/setup/components/mail-step';
import { OfferSteps } from '../features/setup/components/offer-steps';
import { PlaceStep } from '../features/setup/components/place-step';
import { Step } from '../features/setup/components/step';
import { useSetUp } from '../features/setup/requests/use-setup';
import { useSources } from '../features/sources/requests/use-sources';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function SetUp() {
  const { setUp: words } = useMessages();
  const setUp = useSetUp();
  const sources = useSources();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} lead={words.lead} />
      <Answered query={setUp} whileLoading={<RowSkeleton />}>
        {({ setUp: { place, mail, hasFeeds, programmeCount } }) => (
          <>
            <PlaceStep place={place} />
            <Answered query={sources} whileLoading={<RowSkeleton />}>
              {({ items }) => <OfferSteps sources={items} />}
            </Answered>
            <Step title={words.feeds.title} lead={words.feeds.lead} state={hasFeeds ? 'done' : 'optional'}>
              <ButtonLink to={routePaths.operatorFeeds}>{words.feeds.open}</ButtonLink>
            </Step>
            <Step
              title={words.affiliate.title}
              lead={words.affiliate.lead}
              state={programmeCount > 0 ? 'done' : 'optional'}
            >
              <ButtonLink to={routePaths.retailers}>{words.affiliate.open}</ButtonLink>
            </Step>
            <MailStep mail={mail} />
          </>
        )}
      </Answered>
    </>
  );
}
