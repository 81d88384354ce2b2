import { startViewAs } from '@pricehunt/api-contract/admin-businesses';
import type { AdminBusiness } from '@pricehunt/api-contract/admin-businesses';
import { ButtonLink, Dialog } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';

export function ViewAsButton({ business }: { readonly business: AdminBusiness }) {
  const { businesses: words } = useMessages();
  const { id, name } = business;
  const [openLink, setOpenLink] = useState<string | null>(null);
  return (
    <>
      <ActButton
        label={words.viewAs}
        size="medium"
        title={words.viewTitle(name)}
        sentence={words.viewSentence}
        submit={words.viewStart}
        reason="required"
        act={(api, reason) => api.call(startViewAs, { params: { businessId: id }, body: { reason } })}
        renews={['viewing']}
        onDone={(answer) => setOpenLink(answer.openLink)}
      />
      <Dialog open={openLink !== null} onClose={() => setOpenLink(null)} title={words.viewReady}>
        <p className="mb-5 text-ink-muted">{words.viewReadySentence}</p>
        <ButtonLink
          href={openLink ?? ''}
          target="_blank"
          rel="noreferrer"
          variant="primary"
          onClick={() => setOpenLink(null)}
        >
          {words.viewOpen}
        </ButtonLink>
      </Dialog>
    </>
  );
}
