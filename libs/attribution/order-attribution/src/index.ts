export {
  attributionModels,
  matchMethods,
  reasonCodes,
  windowDaysDefault,
  windowDaysMax,
} from './attribution-vocabulary';
export type { AttributionModel, MatchMethod, ReasonCode } from './attribution-vocabulary';
export { businessDays, dayAfter, daysWithin, isDay } from './business-days';
export type { BusinessDays } from './business-days';
export { commissionableMinor, commissionMinor, remainingLines, ruleFor, rulesProblem } from './commission';
export type { CommissionRule, RemainingLine, RulePay, RuleTarget } from './commission';
export { commissionDecisions, commissionStatuses } from './commission-decision';
export type { CommissionDecision, CommissionStatus } from './commission-decision';
export { creditShares, halfLifeMs, wholeShare } from './credit-shares';
export { creditTouches, isAfterOrder, isInWindow, touchesLeadingTo } from './credit-touches';
export type { CreditTerms, TouchCredit } from './credit-touches';
export { ledgerEntryKinds, ledgerEntryStates, ledgerMoves } from './ledger-move';
export type { LedgerCause, LedgerEntryKind, LedgerEntryState, LedgerMove } from './ledger-move';
export {
  activityMeasures,
  isOrderCounted,
  isVisitCounted,
  measures,
  orderMeasures,
  orderStateOf,
  orderStates,
} from './measures';
export type {
  ActivityMeasure,
  Measure,
  MeasureName,
  OrderMeasure,
  OrderState,
  OrderToCount,
  OrderTrait,
  VisitTrait,
} from './measures';
export { cameWithoutId, orderClues, referenceNames } from './order-clues';
export type { OrderClue, OrderMarks } from './order-clues';
export type { OrderLine, OrderRefund, Touch } from './order-facts';
export { latestOwn, orderVerdict } from './order-verdict';
export type { OrderStanding } from './order-verdict';
export { receiptOf, strongestMethod } from './receipt';
export type { ReceiptFacts, ReceiptSentence } from './receipt';
export { splitAmount } from './split-amount';
export { statementTotals } from './statement';
export type { StatementPart, StatementTotals } from './statement';
export { daysOfMonth, monthAfter, monthIn, statementPeriod } from './statement-period';
