import { exportAuditLog, verifyAuditLog } from '@pricehunt/api-contract/admin-audit';
import { ButtonLink, Notice, useFigures } from '@pricehunt/ui-kit';
import { ManageButton } from '../../../console/components/manage-button';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../console/console-queries';
import { useAuditFilters } from '../use-audit-filters';

export function AuditActs() {
  const { audit: words } = useMessages();
  const figure = useFigures();
  const sentenceOf = useFailureSentence();
  const { filters } = useAuditFilters();
  const { mutate, data, error, isPending } = useAct((api) => api.call(verifyAuditLog, {}), []);
  return (
    <div className="grid gap-4 pb-6">
      <div className="flex flex-wrap gap-3">
        <ManageButton busy={isPending} onClick={() => mutate(undefined)}>
          {words.verify}
        </ManageButton>
        <ButtonLink
          href={`${exportAuditLog.path}?${new URLSearchParams(filters).toString()}`}
          download="pricehunt-audit-log.ndjson"
        >
          {words.export}
        </ButtonLink>
      </div>
      {error === null ? null : <Notice tone="danger" title={sentenceOf(error)} />}
      {data === undefined ? null : data.isIntact || data.brokenAt === null ? (
        <Notice tone="info" title={words.intact}>
          <p>{words.intactSentence(figure(data.checkedCount))}</p>
          {data.headDigest === null ? null : (
            <p className="mt-1 font-mono text-xs wrap-anywhere select-all">{data.headDigest}</p>
          )}
        </Notice>
      ) : (
        <Notice tone="danger" title={words.broken(figure(data.brokenAt))}>
          {words.brokenSentence}
        </Notice>
      )}
    </div>
  );
}
