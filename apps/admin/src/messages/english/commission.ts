import { englishStatementWords } from '@pricehunt/commission-statement';
import type { Figure } from '@pricehunt/ui-kit';

export const commission = {
  statement: englishStatementWords,
  title: 'Commission due',
  lead: (business: string) => `Commission that ${business} owes, by calendar month in its time zone.`,
  empty: 'No commission yet',
  emptySentence: 'The first statement appears here once an order is attributed to PriceHunt.',
  all: 'All statements',
  csv: 'Download CSV',
  more: 'Load more orders',
  bulk: 'Actions for selected orders',
  chosen: (count: Figure) => `${count.text} selected`,
  orders: (count: Figure) => `${count.text} ${count.value === 1 ? 'order' : 'orders'}`,
  decided: (count: Figure) => `${count.text} ${count.value === 1 ? 'order' : 'orders'} updated.`,
  approve: 'Approve',
  approveTitle: (orders: string) => `Approve commission for ${orders}?`,
  approveSentence:
    'The merchant owes the commission calculated from the rules. Later refunds still reduce it.',
  deny: 'Deny',
  denyTitle: (orders: string) => `Deny commission for ${orders}?`,
  denySentence: 'No commission is due. The merchant sees your reason.',
  adjust: 'Adjust',
  adjustTitle: (orders: string) => `Adjust commission for ${orders}?`,
  adjustSentence: 'Replaces the commission calculated from the rules. The merchant sees your reason.',
  afterClosing: 'This statement is closed, so the change is booked to the first open one.',
  reasonHint: 'Visible to the merchant and recorded in both audit logs',
  kind: 'New commission',
  kinds: { amount: 'Amount per order', share: 'Percentage of the calculated commission' },
  values: { amount: (currency: string) => `Amount in ${currency}`, share: 'Percent' },
  valueMissing: 'Enter a number with at most two decimals.',
  close: 'Close month',
  closeTitle: (month: string) => `Close ${month}?`,
  closeSentence:
    'This month’s statements in all currencies become final. Later refunds, cancellations and decisions are booked to the first open statement.',
  closed: (month: string) => `${month} is closed.`,
};
