import { sendTestMail } from '@pricehunt/api-contract/installation';
import type { SetUp } from '@pricehunt/api-contract/installation';
import { Notice, useMoments } from '@pricehunt/ui-kit';
import { ManageButton } from '../../../console/components/manage-button';
import { useAct } from '../../../console/console-queries';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { Step } from './step';
import type { StepState } from './step';

export function MailStep({ mail }: Pick<SetUp, 'mail'>) {
  const { mail: words } = useMessages().setUp;
  const { moment } = useMoments();
  const sentenceOf = useFailureSentence();
  const test = useAct((api, _nothing: null) => api.call(sendTestMail, {}), ['set-up']);
  const { isSent, lastTest } = mail;
  return (
    <Step title={words.title} lead={words.lead} state={stateOf(mail)}>
      <p className="pb-3">{isSent ? words.isSent : words.isStored}</p>
      {lastTest === null ? null : (
        <Notice
          tone={lastTest.outcome === 'failed' ? 'danger' : 'info'}
          title={words.outcomes[lastTest.outcome](moment(lastTest.at))}
          className="mb-4"
        >
          {lastTest.error}
        </Notice>
      )}
      <ManageButton busy={test.isPending} onClick={() => test.mutate(null)}>
        {words.test}
      </ManageButton>
      <p role="status" className="pt-2 text-danger">
        {test.error === null ? '' : sentenceOf(test.error)}
      </p>
    </Step>
  );
}

function stateOf({ isSent, lastTest }: SetUp['mail']): StepState {
  if (!isSent) return 'open';
  if (lastTest === null) return 'open';
  return lastTest.outcome === 'sent' ? 'done' : 'failing';
}
