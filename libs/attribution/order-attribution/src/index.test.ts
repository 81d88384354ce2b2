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
    'isAfterOrder',
    'isInWindow',
    'latestOwn',
    'ledgerMove',
    'matchMethods',
    'orderClues',
    'orderVerdict',
    'reasonCodes',
    'receiptOf',
    'referenceNames',
    'remainingLines',
    'ruleFor',
    'rulesProblem',
    'splitAmount',
    'strongestMethod',
    'touchesLeadingTo',
    'wholeShare',
    'windowDaysDefault',
    'windowDaysMax',
  ]);
});
