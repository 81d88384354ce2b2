import { useAdminAuth } from '@pricehunt/auth-context';
import { Button, Menu } from '@pricehunt/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/use-messages';
import { routePaths } from '../../route-paths';
import { useAdmin } from '../use-admin';

/** What an AccountMenu takes. */
export interface AccountMenuProps {
  /** As its mark alone, where there is no room for the address. */
  readonly isFolded?: boolean;
}

/** The admin's menu: the own account, signing out. */
export function AccountMenu({ isFolded = false }: AccountMenuProps) {
  const { console: words } = useMessages();
  const { email } = useAdmin();
  const { logout } = useAdminAuth();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Menu
      items={[
        { label: words.account, onChoose: () => void navigate(routePaths.account) },
        {
          label: words.signOut,
          onChoose: () => {
            queryClient.clear();
            void logout();
          },
        },
      ]}
    >
      <Button
        variant="quiet"
        size="small"
        className="max-w-44 lg:max-w-full"
        aria-label={words.accountMenu(email)}
        title={email}
      >
        <span
          aria-hidden="true"
          className="flex size-6 flex-none items-center justify-center rounded-full bg-accent-soft text-xs text-accent uppercase"
        >
          {email.slice(0, 1)}
        </span>
        {isFolded ? null : (
          <>
            <span className="min-w-0 truncate leading-normal max-md:hidden">{email}</span>
            <ChevronsUpDown aria-hidden="true" className="size-4 flex-none" />
          </>
        )}
      </Button>
    </Menu>
  );
}
