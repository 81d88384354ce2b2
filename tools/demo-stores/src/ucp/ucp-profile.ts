/** The newest supported version of the protocol. */
export const ucpVersion = '2026-04-08';

export function ucpProfile(origin: string): object {
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
            endpoint: `${origin}/api/ucp/mcp`,
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
