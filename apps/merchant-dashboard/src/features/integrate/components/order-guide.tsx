import { ButtonLink } from '@pricehunt/ui-kit';
import { CodeExample } from '../../../page-parts/code-example';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';

export function OrderGuide({ link }: { readonly link: string }) {
  const { server: words } = useMessages().integrate.orders;
  return (
    <div className="grid min-w-0 gap-4">
      <p>{words.sentence}</p>
      <CodeExample label={words.example}>{exampleFor(link)}</CodeExample>
      <div>
        <ButtonLink to={`${routePaths.settings}?tab=keys`}>{words.keys}</ButtonLink>
      </div>
    </div>
  );
}

function exampleFor(address: string): string {
  const order = {
    orderId: '1001',
    name: '#1001',
    placedAt: '2026-11-21T10:00:00Z',
    currency: 'EUR',
    totalMinor: 4_990,
    taxMinor: 797,
    references: ['the click parameter of the landing address'],
  };
  return [
    `curl ${address} \\`,
    '  -H "Authorization: Bearer ph_sk_…" \\',
    '  -H "Content-Type: application/json" \\',
    '  -H "Idempotency-Key: order-1001" \\',
    `  -d '${JSON.stringify(order, null, 2)}'`,
  ].join('\n');
}
