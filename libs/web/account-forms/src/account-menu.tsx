import { Button, Menu } from '@pricehunt/ui-kit';
import type { MenuItem } from '@pricehunt/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';

export interface AccountMenuProps {
  /** The e-mail address or the business name. */
  readonly name: string;
  readonly label: string;
  readonly email: string;
  /** The entries above "Sign out". */
  readonly items: readonly MenuItem[];
  readonly signOutLabel: string;
  readonly logout: () => Promise<unknown>;
  /** Shows only the icon when there is no room for the name. */
  readonly isFolded?: boolean;
}

/** The account menu of a console. Signing out clears the cached data. */
export function AccountMenu({
  name,
  label,
  email,
  items,
  signOutLabel,
  logout,
  isFolded = false,
}: AccountMenuProps) {
  const queryClient = useQueryClient();
  const signOut = () => {
    queryClient.clear();
    void logout();
  };
  return (
    <Menu items={[...items, { label: signOutLabel, onChoose: signOut }]}>
      <Button
        variant="quiet"
        size="small"
        className="max-w-44 lg:max-w-full"
        aria-label={label}
        title={email}
      >
        <span
          aria-hidden="true"
          className="flex size-6 flex-none items-center justify-center rounded-full bg-accent-soft text-xs text-accent uppercase"
        >
          {name.slice(0, 1)}
        </span>
        {isFolded ? null : (
          <>
            <span className="min-w-0 truncate leading-normal max-md:hidden">{name}</span>
            <ChevronsUpDown aria-hidden="true" className="size-4 flex-none" />
          </>
        )}
      </Button>
    </Menu>
  );
}
