import type { ApiClient } from '@pricehunt/api-client';
import { useToast } from '@pricehunt/ui-toasts';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../../business/use-act';
import { ConfirmButton } from '../../../page-parts/confirm-button';
import { routePaths } from '../../../route-paths';

export interface DisconnectButtonProps {
  readonly words: {
    readonly disconnect: string;
    readonly disconnectTitle: string;
    readonly disconnectSentence: string;
    readonly disconnected: string;
  };
  readonly disconnect: (api: ApiClient) => Promise<unknown>;
}

/** Disconnects a store after confirmation and returns to the sources. */
export function DisconnectButton({ words, disconnect }: DisconnectButtonProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const ending = useAct(async (api, _: void) => disconnect(api), {
    renews: ['products', 'order-sources'],
    onDone: () => {
      show({ title: words.disconnected });
      void navigate(routePaths.sources);
    },
  });
  return (
    <ConfirmButton
      size="small"
      className="justify-self-start"
      title={words.disconnectTitle}
      sentence={words.disconnectSentence}
      submit={words.disconnect}
      act={ending}
    >
      {words.disconnect}
    </ConfirmButton>
  );
}
