import * as orderAttribution from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(orderAttribution).sort();

  expect(offered).toEqual([
    'attributionModels',
    'cameWithoutId',
    'commissionDecisions',
    'commissionMinor',
    'commissionStatuses',
    'commissionableMinor',
    'creditShares',
    'creditTouches',
    'daysOfMonth',
    'halfLifeMs',
    'isAfterOrder',
    'isInWindow',
    'latestOwn',
    'ledgerEntryKinds',
    'ledgerEntryStates',
    'ledgerMoves',
    'matchMethods',
    'monthAfter',
    'monthIn',
    'orderClues',
    'orderVerdict',
    'reasonCodes',
    'receiptOf',
    'referenceNames',
    'remainingLines',
    'ruleFor',
    'rulesProblem',
    'splitAmount',
    'statementPeriod',
    'statementTotals',
    'strongestMethod',
    'touchesLeadingTo',
    'wholeShare',
    'windowDaysDefault',
    'windowDaysMax',
  ]);
});
