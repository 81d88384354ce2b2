import { Button, Menu } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useNavigate } from 'react-router-dom';
import { ListSync } from './list-sync';
import { useSignOut } from './use-sign-out';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export interface AccountMenuProps {
  readonly email: string;
  readonly isMock: boolean;
}

/** The account menu, which also syncs the lists. A separate chunk because signed-out visitors don't need it. */
export function AccountMenu({ email, isMock }: AccountMenuProps) {
  const { account, frame, signIn } = useMessages();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { show } = useToast();
  const leave = async () => {
    await signOut();
    show({ title: account.signedOut });
  };
  return (
    <>
      <ListSync />
      <Menu
        items={[
          { label: account.title, onChoose: () => void navigate(routePaths.account) },
          { label: frame.favorites, onChoose: () => void navigate(routePaths.favorites) },
          { label: frame.history, onChoose: () => void navigate(routePaths.history) },
          { label: frame.alerts, onChoose: () => void navigate(routePaths.alerts) },
          { label: account.signOut, onChoose: () => void leave() },
        ]}
      >
        <Button
          variant="quiet"
          size="small"
          className="max-lg:px-1.5"
          aria-label={account.menu(email)}
          title={isMock ? signIn.mockTitle : email}
        >
          <span
            aria-hidden="true"
            className="flex size-6 items-center justify-center rounded-full bg-accent-soft text-xs text-accent uppercase"
          >
            {email.slice(0, 1)}
          </span>
          <span className="max-lg:hidden">{account.menuShort}</span>
        </Button>
      </Menu>
    </>
  );
}
