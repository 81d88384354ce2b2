import { formatMoney, typedMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { Button, Form, TextField, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../page-parts/answered';
import { useBusiness } from '../../../business/use-business';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { pricePreviewQuery } from '../requests/product-queries';
import type { PricePreview as Preview } from '../requests/product-queries';

export interface PricePreviewProps {
  readonly productId: string;
  readonly price: Money;
  /** The price that would rank first; null if it does or none would. */
  readonly winningPrice: Money | null;
}

/** Shows the rank that another item price would have. It changes nothing. */
export function PricePreview({ productId, price, winningPrice }: PricePreviewProps) {
  const { preview: words } = useMessages().products;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const locale = useDisplayLocale();
  const { currency } = price;
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const query = useQuery({
    ...pricePreviewQuery(openApi, id, productId, previewed ?? 0),
    enabled: previewed !== null,
  });
  const submit = () => {
    const amount = typedMoney(typed, currency);
    const isUsable = amount !== null && amount.amountMinor > 0;
    setIsWrong(!isUsable);
    if (isUsable) setPreviewed(amount.amountMinor);
  };
  return (
    <>
      <p className="mb-3 text-sm text-ink-muted">{words.hint}</p>
      <Form
        onSubmit={submit}
        className="sm:grid-cols-[minmax(0,20rem)_auto_auto] sm:items-end sm:justify-start"
      >
        <TextField
          label={words.price(currency)}
          inputMode="decimal"
          value={typed}
          error={isWrong ? words.wrong : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{words.submit}</Button>
        {winningPrice === null ? null : (
          <Button variant="quiet" onClick={() => setPreviewed(winningPrice.amountMinor)}>
            {words.tryWinning(formatMoney(winningPrice, locale))}
          </Button>
        )}
      </Form>
      {previewed === null ? null : (
        <div role="status" className="mt-3">
          <Answered query={query} whileLoading={<p className="text-ink-muted">{words.loading}</p>}>
            {(answer) => <Result preview={answer} />}
          </Answered>
        </div>
      )}
    </>
  );
}

function Result({ preview: { price, pricePosition, clicksGained } }: { readonly preview: Preview }) {
  const { preview: words } = useMessages().products;
  const figure = useFigures();
  const locale = useDisplayLocale();
  if (pricePosition === null) return <p>{words.hidden}</p>;
  const { position, offerCount } = pricePosition;
  return (
    <p>
      {words.result(formatMoney(price, locale), figure(position), figure(offerCount))}
      {clicksGained === null ? '' : ` ${words.clicks(figure(clicksGained))}`}
    </p>
  );
}
