import { mergeProducts } from '@pricehunt/api-contract/admin-catalog';
import { TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';

export function MergeButton({ productId }: { readonly productId: string }) {
  const { product: words } = useMessages().catalog;
  const [otherId, setOtherId] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <ActButton
      label={words.merge}
      size="medium"
      title={words.mergeTitle}
      sentence={words.mergeSentence}
      submit={words.merge}
      reason="required"
      onOpen={() => {
        setOtherId('');
        setIsMissing(false);
      }}
      fields={
        <TextField
          label={words.mergeOther}
          value={otherId}
          autoCapitalize="none"
          spellCheck={false}
          required
          error={isMissing ? words.mergeOtherMissing : undefined}
          onChange={({ target }) => setOtherId(target.value)}
        />
      }
      isReady={() => {
        setIsMissing(otherId.trim() === '');
        return otherId.trim() !== '';
      }}
      act={(api, reason) =>
        api.call(mergeProducts, { params: { productId }, body: { otherIds: [otherId.trim()], reason } })
      }
      renews={['products', 'regroupings']}
      done={words.mergeDone}
    />
  );
}
