import type { Figure } from '@pricehunt/ui-kit';

/** The words of commission statements in English. Every other language has the same shape. */
export const englishStatementWords = {
  title: (month: string) => `Commission statement, ${month}`,
  listCaption: 'Commission statements, newest first',
  statuses: { pending: 'Pending', approved: 'Approved', denied: 'Denied', adjusted: 'Adjusted' },
  states: { open: 'Open', closed: 'Closed' },
  stateSentences: {
    running: 'This month isn’t over yet, so the figures still change.',
    open: 'This statement isn’t closed yet, so the figures can still change.',
    closed: (day: string) => `Closed on ${day}. Later refunds and changes appear in the next open statement.`,
  },
  pending: (orders: Figure) => `${orders.text} ${orders.value === 1 ? 'order' : 'orders'} to review`,
  issuedBy: 'From',
  issuer: 'PriceHunt',
  issuedFor: 'For',
  period: 'Period',
  periodDays: (from: string, to: string, timeZone: string) => `${from} to ${to} (${timeZone})`,
  figures: 'Statement totals',
  orders: 'Orders',
  revenue: 'Commissionable revenue',
  revenueNote: 'after discounts and refunds, without tax and shipping',
  rate: 'Effective rate',
  commission: 'Commission',
  corrections: 'Corrections',
  correctionsNote: 'refunds, cancellations, changed orders',
  adjustments: 'Adjustments',
  adjustmentsNote: 'denied or adjusted by PriceHunt',
  due: 'Commission due',
  linesTitle: 'Orders in this statement',
  linesCaption: 'Orders with their commission, oldest first',
  columns: {
    month: 'Month',
    state: 'Status',
    order: 'Order',
    placed: 'Placed',
    status: 'Status',
    revenue: 'Revenue',
    rate: 'Rate',
    due: 'Due',
  },
  decidedBy: (by: string, day: string) => `${by}, ${day}`,
  choose: (order: string) => `Select order ${order}`,
  chooseAll: 'Select all',
  choosePending: 'Select pending',
  print: 'Print',
};

/** The shape of the words in any language. */
export type StatementWords = typeof englishStatementWords;
