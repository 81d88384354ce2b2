import { AccountMenu } from '@pricehunt/account-forms';
import { useAdminAuth } from '@pricehunt/auth-context';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/use-messages';
import { routePaths } from '../../route-paths';
import { useAdmin } from '../use-admin';

export function AdminMenu({ isFolded = false }: { readonly isFolded?: boolean }) {
  const { console: words } = useMessages();
  const { email } = useAdmin();
  const { logout } = useAdminAuth();
  const navigate = useNavigate();
  return (
    <AccountMenu
      name={email}
      email={email}
      label={words.accountMenu(email)}
      items={[{ label: words.account, onChoose: () => void navigate(routePaths.account) }]}
      signOutLabel={words.signOut}
      logout={logout}
      isFolded={isFolded}
    />
  );
}
