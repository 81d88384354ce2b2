import * as orderAttribution from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(orderAttribution).sort();

  expect(offered).toEqual([
    'attributionModels',
    'cameWithoutId',
    'commissionMinor',
    'commissionableMinor',
    'creditShares',
    'creditTouches',
    'halfLifeMs',
    'isInWindow',
    'latestOwn',
    'ledgerMove',
    'matchMethods',
    'orderClues',
    'orderVerdict',
    'reasonCodes',
    'receiptOf',
    'referenceNames',
    'referralsTold',
    'remainingLines',
    'ruleFor',
    'rulesProblem',
    'splitAmount',
    'strongestMethod',
    'wholeShare',
    'windowDaysDefault',
    'windowDaysMax',
  ]);
});
