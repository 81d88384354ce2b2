import { classifyVisit } from '@pricehunt/click-attribution';
import fc from 'fast-check';
import { createVisitClassifier } from './visit-classifier';

describe('the visit classifier', () => {
  it('returns what classifyVisit returns, whatever is cached', () => {
    const classify = createVisitClassifier();
    const header = fc.constantFrom(null, 'prefetch', 'navigate');
    const signs = fc.record({
      method: fc.constantFrom('GET', 'HEAD'),
      userAgent: fc.constantFrom(null, '', 'curl/8.5.0', 'Mozilla/5.0 (X11) Firefox/133.0', 'x'.repeat(600)),
      secPurpose: header,
      purpose: header,
      xMoz: header,
    });

    fc.assert(
      fc.property(fc.array(signs, { minLength: 20 }), (visits) => {
        expect(visits.map(classify)).toEqual(visits.map(classifyVisit));
      }),
    );
  });
});
