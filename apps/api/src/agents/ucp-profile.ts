import { callUcpCatalog, ucpVersion } from '@pricehunt/api-contract/ucp';

/** Search and lookup only: checkout is at the shop. */
export function ucpProfile(shopperOrigin: string): object {
  const capability = (name: 'search' | 'lookup') => [
    {
      version: ucpVersion,
      spec: `https://ucp.dev/${ucpVersion}/specification/catalog/${name}`,
      schema: `https://ucp.dev/${ucpVersion}/schemas/shopping/catalog_${name}.json`,
    },
  ];
  return {
    ucp: {
      version: ucpVersion,
      services: {
        'dev.ucp.shopping': [
          {
            version: ucpVersion,
            transport: 'mcp',
            endpoint: `${shopperOrigin}${callUcpCatalog.path}`,
            spec: `https://ucp.dev/${ucpVersion}/specification/overview`,
            schema: `https://ucp.dev/${ucpVersion}/services/shopping/mcp.openrpc.json`,
          },
        ],
      },
      capabilities: {
        'dev.ucp.shopping.catalog.search': capability('search'),
        'dev.ucp.shopping.catalog.lookup': capability('lookup'),
      },
      payment_handlers: {},
    },
  };
}
