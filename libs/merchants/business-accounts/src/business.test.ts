import { businessStatuses, canBecome, defaultBusinessName, isAdminAccount } from './business';
import { emailKeyOf } from './email-key';
import { storeDomainOf } from './store-domain';

describe('a business', () => {
  it('is approved once, and can be suspended and reinstated', () => {
    const ways = businessStatuses.flatMap((from) =>
      businessStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} to ${to}`),
    );

    expect(ways).toEqual([
      'pending to active',
      'pending to suspended',
      'active to suspended',
      'suspended to active',
    ]);
  });

  it('is named after the domain of its e-mail address by default', () => {
    expect(defaultBusinessName('Mira@Klangwerk.example')).toBe('klangwerk.example');
  });

  it.each([
    [{ isAdmin: true }, true],
    [{ isAdmin: false }, false],
    [{ isAdmin: null }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('has admin status for %j: %s (S§4)', (account, expected) => {
    expect(isAdminAccount(account)).toBe(expected);
  });

  it.each([
    ['klangwerk.example', 'klangwerk.example'],
    [' https://www.Klangwerk.example/shop?a=b ', 'klangwerk.example'],
    ['HTTP://shop.klangwerk.example:8080', 'shop.klangwerk.example'],
    ['localhost', null],
    ['10.0.0.1', null],
    ['javascript:alert(1)', null],
    ['ftp://klangwerk.example', null],
    ['user@klangwerk.example', null],
    ['', null],
  ])('extracts from the typed store %j the domain %j', (typed, domain) => {
    expect(storeDomainOf(typed)).toBe(domain);
  });
});

describe('emailKeyOf', () => {
  it('returns the same key for all spellings of an address', () => {
    const keys = ['Jo@Post.Example', ' jo@post.example ', 'ｊｏ@post.example'].map(emailKeyOf);

    expect(new Set(keys)).toEqual(new Set(['jo@post.example']));
  });
});
