import { takeFragment } from './take-fragment';

describe('the URL opened by the bookmarklet', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('loses the fragment once it is read, also in the history', () => {
    window.history.replaceState({ key: 'kept' }, '', '/add?title=x#https%3A%2F%2Fshop.example&planted');
    const entries = window.history.length;

    expect(takeFragment(window)).toBe('https%3A%2F%2Fshop.example&planted');

    expect(window.location.href).not.toContain('planted');
    expect([window.location.pathname, window.location.search, window.location.hash]).toEqual([
      '/add',
      '?title=x',
      '',
    ]);
    expect([window.history.length, window.history.state]).toEqual([entries, { key: 'kept' }]);
    expect(takeFragment(window)).toBeNull();
  });

  it('preserves the fragments of other pages', () => {
    window.history.replaceState(null, '', '/bookmarklet#bookmark');

    expect(takeFragment(window)).toBeNull();

    expect(window.location.hash).toBe('#bookmark');
  });
});
