import { alertRuleSchema } from './alerts.contract';

describe('the rule of an alert', () => {
  it.each<[unknown, boolean]>([
    [{ kind: 'target-price', targetMinor: 1 }, true],
    [{ kind: 'target-price', targetMinor: 0 }, false],
    [{ kind: 'target-price', targetMinor: 1.5 }, false],
    [{ kind: 'target-price' }, false],
    [{ kind: 'percent-drop', percent: 95 }, true],
    [{ kind: 'percent-drop', percent: 96 }, false],
    [{ kind: 'new-low', days: 6 }, false],
    [{ kind: 'back-in-stock' }, true],
    [{ kind: 'any-change', percent: 5 }, false],
    [{ kind: 'rises' }, false],
  ])('accepts or rejects %j', (rule, isTaken) => {
    expect(alertRuleSchema.safeParse(rule).success).toBe(isTaken);
  });

  it('measures a drop from creation and a low over all time by default', () => {
    expect(alertRuleSchema.parse({ kind: 'percent-drop', percent: 10 })).toMatchObject({
      against: 'creation',
    });
    expect(alertRuleSchema.parse({ kind: 'new-low' })).toEqual({ kind: 'new-low', days: null });
  });
});
