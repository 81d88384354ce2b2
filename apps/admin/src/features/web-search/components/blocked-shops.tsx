import { decideDiscoveredShop } from '@pricehunt/api-contract/admin-web-search';
import type { DiscoveredShopView } from '@pricehunt/api-contract/admin-web-search';
import { DataTable, TextField } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { ManageButton } from '../../../console/components/manage-button';
import { MutationForm } from '../../../console/components/mutation-form';
import { useAct } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';

export function BlockedShops({ shops }: { readonly shops: readonly DiscoveredShopView[] }) {
  const { console: shared, webSearch: words } = useMessages();
  const { show } = useToast();
  const [host, setHost] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isTooShort, setIsTooShort] = useState(false);
  const blocking = useAct(
    (api, domain: string) => {
      const given = reason.trim() === '' ? {} : { reason: reason.trim() };
      return api.call(decideDiscoveredShop, { params: { domain }, body: { decision: 'never', ...given } });
    },
    ['web-search', 'retailers'],
    ({ shop }) => {
      setHost('');
      setReason('');
      show({ title: words.neverDone(shop.domain), tone: 'good' });
    },
  );
  return (
    <div className="grid gap-5">
      <p className="text-ink-muted">{words.neverLead}</p>
      {shops.length === 0 ? (
        <p>{words.noNever}</p>
      ) : (
        <DataTable
          caption={words.neverCaption}
          rows={shops}
          rowKey={({ domain }) => domain}
          columns={[
            {
              id: 'host',
              name: words.host,
              cell: ({ domain }) => <span className="font-semibold wrap-anywhere">{domain}</span>,
            },
            { id: 'acts', name: '', isFigure: true, cell: (shop) => <Allow shop={shop} /> },
          ]}
        />
      )}
      <MutationForm
        label={words.block}
        mutation={blocking}
        submit={words.block}
        className="max-w-120"
        onSubmit={() => {
          const typed = host.trim();
          const given = reason.trim();
          const lacksReason = given !== '' && given.length < 3;
          setIsMissing(typed === '');
          setIsTooShort(lacksReason);
          if (typed !== '' && !lacksReason) blocking.mutate(typed);
        }}
      >
        <TextField
          label={words.host}
          hint={words.hostHint}
          value={host}
          maxLength={253}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          error={isMissing ? words.hostMissing : undefined}
          onChange={({ target }) => setHost(target.value)}
        />
        <TextField
          label={shared.reason}
          hint={shared.reasonHint}
          value={reason}
          error={isTooShort ? shared.reasonMissing : undefined}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
      </MutationForm>
    </div>
  );
}

function Allow({ shop: { domain } }: { readonly shop: DiscoveredShopView }) {
  const { webSearch: words } = useMessages();
  const { show } = useToast();
  const { mutate, isPending } = useAct(
    (api) => api.call(decideDiscoveredShop, { params: { domain }, body: { decision: 'open' } }),
    ['web-search'],
    () => show({ title: words.allowed(domain), tone: 'good' }),
  );
  return (
    <ManageButton
      size="small"
      aria-label={words.allowSpoken(domain)}
      busy={isPending}
      onClick={() => mutate(undefined)}
    >
      {words.allow}
    </ManageButton>
  );
}
