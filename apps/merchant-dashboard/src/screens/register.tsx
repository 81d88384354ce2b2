import { useBusinessAuth } from '@pricehunt/auth-context';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { RegisterForm } from '../features/sign-in/components/register-form';
import { SignInPage } from '@pricehunt/account-forms';
import { useNextPath } from '../features/sign-in/use-next-path';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /business/register (S§2). */
export function Register() {
  const { register: words } = useMessages().signIn;
  const { status } = useBusinessAuth();
  const { search } = useLocation();
  const nextPath = useNextPath();
  if (status === 'signed-in') return <Navigate to={nextPath} replace />;
  return (
    <SignInPage
      title={words.title}
      lead={words.lead}
      ways={<Link to={{ pathname: routePaths.login, search }}>{words.toLogin}</Link>}
    >
      <RegisterForm />
    </SignInPage>
  );
}
