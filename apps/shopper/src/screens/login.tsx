import { returnPath } from '@pricehunt/account-forms';
import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useShopperSession } from '../account/use-account';
import { AuthForms } from '../features/sign-in/components/auth-forms';
import type { AuthMode } from '../features/sign-in/components/auth-forms';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';
import { useShopperServices } from '../shopper-services';

/** The page at /login (S§2). `?mode=signup|forgot` opens another form, `?return=` is the path to go to afterwards. */
export function Login() {
  const { signIn: words } = useMessages();
  const { siteOrigin } = useShopperServices();
  const { account } = useShopperSession();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const mode = modeOf(query.get('mode'));
  const goesOnTo = returnPath(query.get('return'), siteOrigin, signInPages) ?? routePaths.account;
  const show = (next: AuthMode) => {
    const changed = new URLSearchParams(query);
    if (next === 'login') changed.delete('mode');
    else changed.set('mode', next);
    setQuery(changed, { replace: true });
  };
  return (
    <div className="mx-auto max-w-105 pb-14">
      <PageTitle>{words.titles[mode]}</PageTitle>
      <PageHeader title={words.titles[mode]} {...(mode === 'forgot' ? {} : { lead: words.lead })} />
      {account === null ? (
        <AuthForms mode={mode} onMode={show} onDone={() => void navigate(goesOnTo, { replace: true })} />
      ) : (
        <div role="status" className="grid justify-items-start gap-4">
          <p>{words.already(account.email)}</p>
          <ButtonLink to={goesOnTo} variant="primary">
            {words.next}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Pages that nobody returns to after signing in. */
const signInPages = [routePaths.login, routePaths.resetPassword, routePaths.verifyEmail] as const;

function modeOf(value: string | null): AuthMode {
  return value === 'signup' || value === 'forgot' ? value : 'login';
}
