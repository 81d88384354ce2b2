import { ButtonLink, EmptyState, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** Activity before a store is connected. */
export function ActivityToCome() {
  return <AreaToCome area="activity" />;
}

/** Analytics before a store is connected. */
export function AnalyticsToCome() {
  return <AreaToCome area="analytics" />;
}

/** Attribution before orders are connected. */
export function AttributionToCome() {
  return <AreaToCome area="attribution" />;
}

interface AreaToComeProps {
  readonly area: 'activity' | 'analytics' | 'attribution';
}

/** An area that nothing has reached yet: what will be seen here, and the way there. */
function AreaToCome({ area }: AreaToComeProps) {
  const { dashboard } = useMessages();
  const words = dashboard.areas[area];
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <div className="border-t border-line">
        <EmptyState
          title={words.empty}
          action={
            <ButtonLink to={routePaths.integrate} variant="primary">
              {dashboard.connectStore}
            </ButtonLink>
          }
        >
          {words.sentence}
        </EmptyState>
      </div>
    </>
  );
}
