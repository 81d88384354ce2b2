import type { AuditEntryView } from '@pricehunt/api-contract/admin-audit';
import { useMessages } from '../../../messages/use-messages';
import { useNames } from '../../../console/use-names';

/** Who did what to whom, in one sentence. */
export function AuditSentence({ entry: { actor, action, subject } }: { readonly entry: AuditEntryView }) {
  const { acts } = useMessages();
  const nameOfActor = useActorName();
  const nameOf = useSubjectName();
  const { actionName } = useNames();
  const act = acts[action];
  return (
    <span className="wrap-anywhere">
      <span className="font-semibold">{nameOfActor(actor)}</span>{' '}
      {act === undefined ? `– ${actionName(action)}` : act(nameOf(subject))}
    </span>
  );
}

export function useActorName(): (actor: AuditEntryView['actor']) => string {
  const { audit: words } = useMessages();
  return ({ kind, id, email }) => {
    if (email !== null) return email;
    if (kind === 'system' || kind === 'operator') return words.kinds[kind];
    return kind === 'anonymous' || id === null ? words.somebody : words.deletedAccount;
  };
}

export function useSubjectName(): (subject: AuditEntryView['subject']) => string {
  const { jobName, sourceName } = useNames();
  const { audit, switches } = useMessages();
  const features: ReadonlyMap<string, string> = new Map(Object.entries(switches.names));
  return (subject) => {
    if (subject === null) return '';
    const { kind, id, name } = subject;
    if (kind === 'job') return name === null ? id : jobName(name);
    if (kind === 'source') return sourceName({ id, name: name ?? id });
    if (kind === 'switch') return features.get(id) ?? id;
    if (name !== null) return name;
    if (!isOpaque(id)) return id;
    return kind === 'account' || kind === 'business' || kind === 'invitation' ? audit.deleted : audit.unnamed;
  };
}

/** An id that says nothing to a person. */
function isOpaque(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-|^[\w-]{20,}$/.test(id);
}
