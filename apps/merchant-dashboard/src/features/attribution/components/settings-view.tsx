import { SkeletonBars } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { attributionSettingsQuery } from '../requests/attribution-queries';
import { SettingsForm } from './settings-form';

export function SettingsView() {
  const { settings: words } = useMessages().attribution;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(attributionSettingsQuery(openApi, id));
  return (
    <Answered
      query={query}
      whileLoading={<SkeletonBars label={words.loading} count={4} className="mb-6 h-16 w-full max-w-160" />}
    >
      {({ settings }) => <SettingsForm key={settings.updatedAt} settings={settings} />}
    </Answered>
  );
}
