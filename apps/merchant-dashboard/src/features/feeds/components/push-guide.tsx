import { pushProducts } from '@pricehunt/api-contract/merchant-products';
import { ButtonLink } from '@pricehunt/ui-kit';
import { CodeExample } from '../../../page-parts/code-example';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';

export function PushGuide() {
  const { api: words } = useMessages().feeds;
  const { siteOrigin } = useMerchantServices();
  return (
    <div className="grid min-w-0 gap-4">
      <p>{words.sentence}</p>
      <CodeExample label={words.example}>{exampleFor(`${siteOrigin}${pushProducts.path}`)}</CodeExample>
      <div>
        <ButtonLink to={`${routePaths.settings}?tab=keys`}>{words.keys}</ButtonLink>
      </div>
    </div>
  );
}

function exampleFor(address: string): string {
  const body = {
    upserts: [
      {
        id: 'LAMP-1',
        title: 'Desk lamp, green',
        link: 'https://shop.example/lamp',
        price: '34.90 EUR',
        availability: 'in_stock',
      },
    ],
    deletes: ['LAMP-0'],
  };
  return [
    `curl ${address} \\`,
    '  -H "Authorization: Bearer ph_sk_…" \\',
    '  -H "Content-Type: application/json" \\',
    '  -H "Idempotency-Key: 2026-11-21-1" \\',
    `  -d '${JSON.stringify(body, null, 2)}'`,
  ].join('\n');
}
