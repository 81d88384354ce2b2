import { switchBusiness } from '@pricehunt/api-contract';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Button, Menu } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useBusiness } from '../../../business/use-business';

/** What an AccountMenu takes. */
export interface AccountMenuProps {
  /** As its mark alone, where there is no room for the name. */
  readonly isFolded?: boolean;
}

/** The account's menu: another business to act for, the settings, signing out. */
export function AccountMenu({ isFolded = false }: AccountMenuProps) {
  const { dashboard: words } = useMessages();
  const business = useBusiness();
  const { logout, refresh } = useBusinessAuth();
  const { openApi } = useMerchantServices();
  const { show } = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sentenceOf = useFailureSentence();
  const { mutate: actFor } = useMutation({
    mutationFn: async (businessId: string) =>
      (await openApi()).call(switchBusiness, { body: { businessId } }),
    onSuccess: async ({ business: other }) => {
      await refresh();
      queryClient.clear();
      show({ title: words.switched(other.name) });
      void navigate(routePaths.dashboard);
    },
    onError: (failure) => {
      show({ title: sentenceOf(failure) });
    },
  });
  const others = business.businesses.filter(({ id }) => id !== business.id);
  return (
    <Menu
      items={[
        ...others.map(({ id, name }) => ({ label: words.actFor(name), onChoose: () => actFor(id) })),
        { label: words.navigation.settings, onChoose: () => void navigate(routePaths.settings) },
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
        aria-label={words.accountMenu(business.name)}
        title={business.email}
      >
        <span
          aria-hidden="true"
          className="flex size-6 flex-none items-center justify-center rounded-full bg-accent-soft text-xs text-accent uppercase"
        >
          {business.name.slice(0, 1)}
        </span>
        {isFolded ? null : (
          <>
            <span className="min-w-0 truncate leading-normal max-md:hidden">{business.name}</span>
            <ChevronsUpDown aria-hidden="true" className="size-4 flex-none" />
          </>
        )}
      </Button>
    </Menu>
  );
}
