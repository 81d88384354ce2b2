import { useBusinessAuth } from '@pricehunt/auth-context';
import { ButtonLink, DefaultSkeleton, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Navigate } from 'react-router-dom';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /business/connect (S§2). Signed-in members go straight to the wizard. */
export function Connect() {
  const { account, connect, register } = useMessages().signIn;
  const { status } = useBusinessAuth();
  if (status === 'loading') {
    return (
      <>
        <h1 className="sr-only">{connect.title}</h1>
        <DefaultSkeleton />
      </>
    );
  }
  if (status === 'signed-in') return <Navigate to={routePaths.integrate} replace />;
  return (
    <div className="mx-auto max-w-160 pb-14">
      <PageTitle>{connect.title}</PageTitle>
      <PageHeader title={connect.title} lead={connect.lead} />
      <ol className="mb-7 grid gap-3 border-y border-line py-5">
        {connect.steps.map((step, place) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden="true" className="w-4 flex-none font-semibold text-accent tabular-nums">
              {place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${routePaths.register}?return=${routePaths.integrate}`} variant="primary">
          {register.title}
        </ButtonLink>
        <ButtonLink to={`${routePaths.login}?return=${routePaths.integrate}`}>
          {account.login.submit}
        </ButtonLink>
      </div>
    </div>
  );
}
