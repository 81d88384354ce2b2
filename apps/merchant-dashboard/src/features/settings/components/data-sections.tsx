import { exportBusinessData } from '@pricehunt/api-contract/business-account';
import { Button } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { DownloadLink } from '../../../page-parts/download-link';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { useRight } from '../../../business/use-right';
import { BusinessDeletion } from './business-deletion';
import { Section } from '../../../page-parts/page-section';

export function DataSections() {
  const { data: words } = useMessages().settings;
  const { name } = useBusiness();
  const mayExport = useRight('data.export') === 'allowed';
  const mayDelete = useRight('business.delete') === 'allowed';
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="max-w-190 divide-y divide-line border-b border-line">
      <Section title={words.exportTitle}>
        <p className="mb-3 text-ink-muted">{mayExport ? words.exportSentence : words.noExport}</p>
        {mayExport ? (
          <DownloadLink addressOf={(api) => api.addressOf(exportBusinessData, {})}>
            {words.export}
          </DownloadLink>
        ) : null}
      </Section>
      <Section title={words.deleteTitle}>
        <p className="mb-3 text-ink-muted">{mayDelete ? words.deleteSentence : words.ownersOnly}</p>
        {mayDelete ? (
          <Button variant="danger" size="small" onClick={() => setIsAsking(true)}>
            {words.delete}
          </Button>
        ) : null}
        <BusinessDeletion name={name} open={isAsking} onClose={() => setIsAsking(false)} />
      </Section>
    </div>
  );
}
