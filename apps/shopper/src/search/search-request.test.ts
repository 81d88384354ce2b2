import { storeSearchRequest, readSearchRequest, searchRequestKey } from './search-request';

beforeEach(() => window.sessionStorage.clear());

describe('a stored request', () => {
  it('is read back under its own key', () => {
    storeSearchRequest('one', { url: 'https://shop.example/p', timestamp: 5 });

    expect(readSearchRequest('one')).toEqual({ url: 'https://shop.example/p', timestamp: 5 });
    expect(readSearchRequest('two')).toBeNull();
  });

  it.each(['{', '"text"', 'null', '{"url":"https://shop.example"}', '{"url":1,"timestamp":2}'])(
    'counts as missing when %s is stored instead',
    (text) => {
      window.sessionStorage.setItem(searchRequestKey('one'), text);

      expect(readSearchRequest('one')).toBeNull();
    },
  );

  it('does not fail when storage is unavailable', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(() => storeSearchRequest('one', { query: 'sony', timestamp: 5 })).not.toThrow();

    refuse.mockRestore();
  });
});
