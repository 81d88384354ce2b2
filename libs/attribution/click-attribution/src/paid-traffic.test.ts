import { paidClickParameters, paidMediumSign, paidTrafficSign } from './paid-traffic';

describe('paidTrafficSign', () => {
  it.each(paidClickParameters)('recognises %s', (name) => {
    expect(paidTrafficSign(`https://oak.example/p?x=1&${name.toUpperCase()}=abc`)).toBe(name);
  });

  it('recognises a paid medium', () => {
    expect(paidMediumSign(' CPC ')).toBe('utm_medium=cpc');
    expect(paidMediumSign('paid-search')).toBe('utm_medium=paid-search');
  });

  it('recognises nothing else as a paid ad', () => {
    expect(paidTrafficSign('https://oak.example/gclid?utm_medium=cpc&gclid=', null, undefined)).toBeNull();
    expect(paidTrafficSign('gclid=1', 'javascript:?gclid=1')).toBeNull();
    expect(paidMediumSign('price_comparison')).toBeNull();
    expect(paidMediumSign(null)).toBeNull();
  });

  it('accepts a path and several URLs', () => {
    expect(paidTrafficSign(null, '/p?a=1', '/p?msclkid=7')).toBe('msclkid');
  });
});
