import fc from 'fast-check';
import type { VisitSigns } from './visit';
import { classifyVisit } from './visit';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const person: VisitSigns = { method: 'GET', userAgent: browser, secPurpose: null, purpose: null, xMoz: null };

describe('classifyVisit', () => {
  it.each<[string, Partial<VisitSigns>]>([
    ['a desktop browser', {}],
    [
      'a phone browser',
      {
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      },
    ],
    ['a posted beacon', { method: 'POST' }],
    ['a browser with another purpose', { purpose: 'navigate' }],
  ])('classifies %s as a person', (_who, signs) => {
    expect(classifyVisit({ ...person, ...signs })).toEqual({ kind: 'person', reasons: [] });
  });

  it.each<[string, Partial<VisitSigns>, string[]]>([
    ['bot', { userAgent: crawler }, ['bot-user-agent']],
    ['bot', { userAgent: 'curl/8.5.0' }, ['bot-user-agent']],
    ['bot', { userAgent: 'facebookexternalhit/1.1' }, ['bot-user-agent']],
    ['bot', { userAgent: null }, ['no-user-agent']],
    ['bot', { userAgent: ' ' }, ['no-user-agent']],
    ['prefetch', { secPurpose: 'prefetch' }, ['sec-purpose-header']],
    ['prefetch', { secPurpose: 'prefetch;prerender' }, ['sec-purpose-header']],
    ['prefetch', { secPurpose: 'prefetch;anonymous-client-ip' }, ['sec-purpose-header']],
    ['prefetch', { purpose: 'preview' }, ['purpose-header']],
    ['prefetch', { xMoz: 'prefetch' }, ['x-moz-header']],
    ['prefetch', { secPurpose: 'prefetch', userAgent: crawler }, ['sec-purpose-header', 'bot-user-agent']],
    ['probe', { method: 'HEAD' }, ['method-is-not-get']],
    ['probe', { method: 'OPTIONS' }, ['method-is-not-get']],
    ['probe', { method: 'HEAD', userAgent: 'curl/8.5.0' }, ['method-is-not-get', 'bot-user-agent']],
  ])('returns %s for %j', (kind, signs, reasons) => {
    expect(classifyVisit({ ...person, ...signs })).toEqual({ kind, reasons });
  });

  it('has reasons unless it is a person', () => {
    const header = fc.option(fc.oneof(fc.constantFrom('prefetch', 'curl/8.5.0', browser), fc.string()));
    const signs = fc.record({
      method: fc.constantFrom('GET', 'HEAD', 'POST', ''),
      userAgent: header,
      secPurpose: header,
      purpose: header,
      xMoz: header,
    });
    fc.assert(
      fc.property(signs, (each) => {
        const { kind, reasons } = classifyVisit(each);

        expect(reasons.length === 0).toBe(kind === 'person');
      }),
    );
  });
});
