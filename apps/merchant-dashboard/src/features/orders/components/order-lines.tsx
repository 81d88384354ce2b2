import { Amount, DataTable, useFigures } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { OrderReceipt } from '../requests/order-queries';

type Line = OrderReceipt['lines'][number];

export function OrderLines({
  lines,
  amounts,
  order,
  discountCodes,
}: Pick<OrderReceipt, 'lines' | 'amounts' | 'order' | 'discountCodes'>) {
  const { receipt: words } = useMessages();
  const figure = useFigures();
  const { lineColumns: names } = words;
  const columns: readonly DataColumn<Line>[] = [
    {
      id: 'title',
      name: names.title,
      cell: ({ title, sku, refundedQuantity }) => (
        <>
          <span className="wrap-anywhere">{title ?? words.untitled}</span>
          {sku === null ? null : <span className="ml-2 text-xs text-ink-muted">{sku}</span>}
          {refundedQuantity === 0 ? null : (
            <span className="ml-2 text-xs text-warn">{words.refundedPieces(figure(refundedQuantity))}</span>
          )}
        </>
      ),
    },
    { id: 'quantity', name: names.quantity, isFigure: true, cell: ({ quantity }) => figure(quantity).text },
    { id: 'total', name: names.total, isFigure: true, cell: ({ total }) => <Amount money={total} /> },
  ];
  const parts = [
    ['subtotal', amounts.subtotal],
    ['discount', { ...amounts.discount, amountMinor: 0 - amounts.discount.amountMinor }],
    ['shipping', amounts.shipping],
    ['tax', amounts.tax],
    ['total', order.total],
  ] as const;
  return (
    <section aria-labelledby="lines" className="py-6">
      <h2 id="lines" className="mb-3 text-xl">
        {words.lines}
      </h2>
      <DataTable caption={words.lines} columns={columns} rows={lines} rowKey={({ lineId }) => lineId} />
      <dl className="mt-4 ml-auto grid max-w-70 grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm">
        {parts.map(([part, money]) => (
          <div key={part} className="contents">
            <dt className={part === 'total' ? 'font-semibold' : 'text-ink-muted'}>{words.amounts[part]}</dt>
            <dd className="text-right">
              <Amount money={money} className={part === 'total' ? 'font-semibold' : undefined} />
            </dd>
          </div>
        ))}
      </dl>
      {discountCodes.length === 0 ? null : (
        <p className="mt-3 text-sm text-ink-muted">{words.codes(discountCodes.join(', '))}</p>
      )}
    </section>
  );
}
