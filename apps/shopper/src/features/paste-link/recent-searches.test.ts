import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches';

beforeEach(() => window.localStorage.clear());

describe('recent searches', () => {
  it('are stored latest first, without duplicates and at most six', () => {
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) rememberSearch(words);

    expect(readRecentSearches()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
  });

  it('are deleted on request', () => {
    rememberSearch('sony');

    forgetSearches();

    expect(readRecentSearches()).toEqual([]);
  });

  it.each(['{', '"sony"', '{"0":"a"}', '[1,null]'])('are empty when %s is stored instead', (text) => {
    window.localStorage.setItem('pricehunt_recent_searches', text);

    expect(readRecentSearches()).toEqual([]);
  });

  it('do not fail when storage is unavailable', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(() => rememberSearch('sony')).not.toThrow();

    refuse.mockRestore();
  });
});
