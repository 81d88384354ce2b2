import { AccountMenu } from '@pricehunt/account-forms';
import { switchBusiness } from '@pricehunt/api-contract/business-identity';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useBusiness } from '../../../business/use-business';
import { useStopViewing } from '../../../business/use-stop-viewing';

export function MerchantMenu({ isFolded = false }: { readonly isFolded?: boolean }) {
  const { viewing } = useBusiness();
  return viewing === undefined ? <OwnMenu isFolded={isFolded} /> : <ViewerMenu isFolded={isFolded} />;
}

function ViewerMenu({ isFolded }: { readonly isFolded: boolean }) {
  const { dashboard: words, viewing: viewingWords } = useMessages();
  const { name, email } = useBusiness();
  const { stop } = useStopViewing();
  return (
    <AccountMenu
      name={name}
      email={email}
      label={words.accountMenu(name)}
      items={[]}
      signOutLabel={viewingWords.stop}
      logout={async () => stop()}
      isFolded={isFolded}
    />
  );
}

function OwnMenu({ isFolded }: { readonly isFolded: boolean }) {
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
    <AccountMenu
      name={business.name}
      email={business.email}
      label={words.accountMenu(business.name)}
      items={[
        ...others.map(({ id, name }) => ({ label: words.actFor(name), onChoose: () => actFor(id) })),
        { label: words.navigation.settings, onChoose: () => void navigate(routePaths.settings) },
      ]}
      signOutLabel={words.signOut}
      logout={logout}
      isFolded={isFolded}
    />
  );
}
