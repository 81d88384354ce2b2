import type { ApiClient } from '@pricehunt/api-client';
import { Button } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../../business/use-act';
import { ConfirmDialog } from '../../../page-parts/confirm-dialog';
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
  const [isAsking, setIsAsking] = useState(false);
  const ending = useAct(async (api, _: void) => disconnect(api), {
    renews: ['products', 'order-sources'],
    onDone: () => {
      show({ title: words.disconnected });
      void navigate(routePaths.sources);
    },
  });
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {words.disconnect}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.disconnectTitle}
        sentence={words.disconnectSentence}
        submit={words.disconnect}
        act={ending}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
