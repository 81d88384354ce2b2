import fc from 'fast-check';
import { isPublicAddress, literalAddressOf } from './address-rules';

/** Both ends of every special-purpose block, and their public neighbours. */
const blocks: readonly (readonly [
  name: string,
  first: string,
  last: string,
  before: string,
  after: string,
])[] = [
  ['this network', '0.0.0.0', '0.255.255.255', '', '1.0.0.0'],
  ['private 10/8', '10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['carrier-grade NAT', '100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['loopback', '127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['link-local', '169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['private 172.16/12', '172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['test net 1', '192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['AS112 a', '192.31.196.0', '192.31.196.255', '192.31.195.255', '192.31.197.0'],
  ['AMT', '192.52.193.0', '192.52.193.255', '192.52.192.255', '192.52.194.0'],
  ['6to4 relay', '192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['private 192.168/16', '192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['AS112 b', '192.175.48.0', '192.175.48.255', '192.175.47.255', '192.175.49.0'],
  ['benchmarking', '198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['test net 2', '198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['test net 3', '203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['multicast', '224.0.0.0', '239.255.255.255', '223.255.255.255', ''],
  ['reserved and broadcast', '240.0.0.0', '255.255.255.255', '', ''],
  ['Azure wire server', '168.63.129.16', '168.63.129.16', '168.63.129.15', '168.63.129.17'],
  ['IPv6 below the given-out block', '::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '', '2000::'],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff', ''],
  ['IETF assignments', '2001:1::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '', '2001:200::'],
  ['benchmarking v6', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['AMT v6', '2001:3::', '2001:3:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['AS112 v6', '2001:4:112::', '2001:4:112:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['ORCHID', '2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['ORCHID 2', '2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['drone ids', '2001:30::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  [
    'documentation',
    '2001:db8::',
    '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db9::',
  ],
  [
    '6to4',
    '2002::',
    '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2003::',
  ],
  [
    'direct AS112 v6',
    '2620:4f:8000::',
    '2620:4f:8000:ffff:ffff:ffff:ffff:ffff',
    '2620:4f:7fff:ffff:ffff:ffff:ffff:ffff',
    '2620:4f:8001::',
  ],
  [
    'documentation 2',
    '3fff::',
    '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3fff:1000::',
  ],
  ['IPv6 above the given-out block', '4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['link-local v6', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['multicast v6', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '', ''],
  ['discard', '100::', '100::ffff:ffff:ffff:ffff', '', ''],
  ['dummy prefix', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff', '', ''],
  ['NAT64', '64:ff9b::', '64:ff9b::ffff:ffff', '', ''],
  ['local NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', '', ''],
];

const edges = blocks.flatMap(([name, first, last]) => [
  [name, 'first', first],
  [name, 'last', last],
]);
const neighbours = blocks
  .flatMap(([name, , , before, after]) => [
    [name, 'before', before],
    [name, 'after', after],
  ])
  .filter(([, , address]) => address !== '');

describe('which addresses may be connected to', () => {
  it.each(edges)('refuses the %s block at its %s address %s', (_name, _edge, address) => {
    expect(isPublicAddress(address ?? '')).toBe(false);
  });

  it.each(neighbours)('allows the public address beside the %s block, %s it: %s', (_name, _side, address) => {
    expect(isPublicAddress(address ?? '')).toBe(true);
  });

  it.each([
    ['::1', 'loopback'],
    ['::127.0.0.1', 'compatible with loopback'],
    ['::8.8.8.8', 'compatible, public inside'],
    ['::808:808', 'compatible, in hexadecimal'],
    ['0:0:0:0:0:0:8.8.8.8', 'compatible, written out'],
    ['::ffff:127.0.0.1', 'mapped loopback'],
    ['::ffff:7f00:1', 'mapped loopback in hexadecimal'],
    ['::ffff:169.254.169.254', 'mapped metadata service'],
    ['::ffff:168.63.129.16', 'mapped wire server'],
    ['::ffff:0:127.0.0.1', 'translated loopback'],
    ['::ffff:0:8.8.8.8', 'translated, public inside'],
    ['64:ff9b::7f00:1', 'NAT64 of loopback'],
    ['64:ff9b::8.8.8.8', 'NAT64, public inside'],
    ['2002:7f00:1::', '6to4 of loopback'],
    ['2002:808:808::', '6to4, public inside'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'Teredo, public inside'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['169.254.169.254', 'metadata service'],
    ['', 'nothing'],
    ['shop.example', 'a name'],
    ['999.1.1.1', 'no address'],
  ])('refuses %s (%s)', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.216.34', '::ffff:8.8.8.8', '2001:4860:4860::8888', '2a00:1450:4001:830::200e'])(
    'allows %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it("refuses the server's own public address in any spelling", () => {
    const denied = ['203.0.114.7', '2a00:1450::7'];

    const verdicts = ['203.0.114.7', '::ffff:203.0.114.7', '2a00:1450:0:0::7', '203.0.114.8'].map((address) =>
      isPublicAddress(address, denied),
    );

    expect(verdicts).toEqual([false, false, false, true]);
  });

  it('treats every IPv4 address and its mapped form alike', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address));
      }),
    );
  });
});

describe('literalAddressOf', () => {
  it('distinguishes addresses from names', () => {
    const found = ['127.0.0.1', '[::1]', '::1', 'shop.example', 'localhost'].map(literalAddressOf);

    expect(found).toEqual(['127.0.0.1', '::1', '::1', null, null]);
  });
});
