import { rotateOrderSourceSecret } from '@pricehunt/api-contract/order-sources';
import { Button, Dialog, Form, Notice } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { SecretField } from '../../../page-parts/secret-field';
import { useState } from 'react';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useDisabledReason } from '../../../business/use-disabled-reason';

const secretLengthMin = 16;

export function SecretRotation({ sourceId }: { readonly sourceId: string }) {
  const { shopify: words } = useMessages().integrate.orders;
  const disabledReason = useDisabledReason('integrations.edit');
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState('');
  const [isBad, setIsBad] = useState(false);
  const close = () => {
    setIsOpen(false);
    setSecret('');
    setIsBad(false);
  };
  const rotation = useAct(
    async (api, typed: string) =>
      api.call(rotateOrderSourceSecret, { params: { sourceId }, body: { secret: typed } }),
    {
      renews: ['order-sources'],
      onDone: () => {
        close();
        show({ title: words.rotated });
      },
    },
  );
  if (disabledReason !== null) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {words.rotate}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.rotateTitle}>
        <Form
          busy={rotation.isPending}
          onSubmit={() => {
            const isLong = secret.trim().length >= secretLengthMin;
            setIsBad(!isLong);
            if (isLong) rotation.mutate(secret.trim());
          }}
        >
          {rotation.error === null ? null : <Notice tone="danger" title={sentenceOf(rotation.error)} />}
          <SecretField
            label={words.secret}
            hint={words.secretHint}
            error={isBad ? words.secretBad : undefined}
            value={secret}
            onChange={({ target }) => setSecret(target.value)}
          />
          <Button type="submit" variant="primary" busy={rotation.isPending} className="justify-self-start">
            {words.rotate}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
