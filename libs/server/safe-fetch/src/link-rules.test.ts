import { judgeLink } from './link-rules';

const rules = { allow: ['127.0.0.1:4100', 'shop.local:80', '[::1]:8443'], deniedAddresses: ['203.0.114.7'] };

function reasonFor(link: string): string {
  const judged = judgeLink(link, rules);
  return judged.kind === 'refused' ? judged.reason : judged.kind;
}

describe('which links may be fetched', () => {
  it.each([
    'https://shop.example/p/1',
    'http://shop.example:80/',
    'https://shop.example:443/',
    'https://shop.example./p',
    'http://127.0.0.1:4100/p',
    'http://2130706433:4100/p',
    'http://SHOP.local/p',
    'https://[::1]:8443/',
    'http://93.184.216.34/',
  ])('allows %s', (link) => {
    expect(reasonFor(link)).toBe('allowed');
  });

  it.each([
    ['not a link', 'not-a-link'],
    ['//shop.example/p', 'not-a-link'],
    [`https://shop.example/${'a'.repeat(2048)}`, 'not-a-link'],
    ['ftp://shop.example/p', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['data:text/html,hi', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://me@shop.example/', 'credentials'],
    ['https://me:secret@shop.example/', 'credentials'],
    ['https://shop.example:8443/', 'port'],
    ['http://shop.example:22/', 'port'],
    ['http://127.0.0.1:4101/', 'port'],
    ['http://shop.local:81/', 'port'],
    ['http://127.0.0.1/', 'address'],
    ['http://2130706433/', 'address'],
    ['http://0x7f.1/', 'address'],
    ['http://0177.0.0.1/', 'address'],
    ['http://127.1/', 'address'],
    ['http://0/', 'address'],
    ['http://①②⑦.⓪.⓪.①/', 'address'],
    ['http://%31%32%37.0.0.1/', 'address'],
    ['http://127.0.0.1./', 'address'],
    ['http://[::1]/', 'address'],
    ['http://[::]/', 'address'],
    ['http://[::ffff:127.0.0.1]/', 'address'],
    ['http://169.254.169.254/latest/meta-data/', 'address'],
    ['http://203.0.114.7/', 'address'],
    ['http://localhost/', 'host'],
    ['http://localhost./', 'host'],
    ['http://LOCALHOST/', 'host'],
    ['http://api.localhost/', 'host'],
    ['http://printer.local/', 'host'],
    ['http://metadata.google.internal/', 'host'],
    ['http://router.home.arpa/', 'host'],
    ['http://intranet/', 'host'],
  ])('refuses %s as %s', (link, reason) => {
    expect(reasonFor(link)).toBe(reason);
  });
});
