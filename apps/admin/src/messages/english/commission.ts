import { englishStatementWords } from '@pricehunt/commission-statement';
import type { Figure } from '@pricehunt/ui-kit';

/** What a business owes: reviewed order by order, and closed month by month. */
export const commission = {
  statement: englishStatementWords,
  title: 'Commission due',
  lead: (business: string) => `What ${business} owes, by calendar month in its time zone.`,
  empty: 'No commission yet',
  emptySentence: 'A statement appears here with the first order attributed to PriceHunt.',
  all: 'All statements',
  csv: 'Download CSV',
  more: 'Show more orders',
  bulk: 'Decide about the selected orders',
  chosen: (count: Figure) => `${count.text} selected`,
  orders: (count: Figure) => `${count.text} ${count.value === 1 ? 'order' : 'orders'}`,
  decided: (count: Figure) => `Recorded for ${count.text} ${count.value === 1 ? 'order' : 'orders'}.`,
  approve: 'Approve',
  approveTitle: (orders: string) => `Approve the commission of ${orders}?`,
  approveSentence: 'The merchant owes what the rules give. Later refunds still lower it.',
  deny: 'Deny',
  denyTitle: (orders: string) => `Deny the commission of ${orders}?`,
  denySentence: 'Nothing is due for them. The merchant sees the reason.',
  adjust: 'Adjust',
  adjustTitle: (orders: string) => `Adjust the commission of ${orders}?`,
  adjustSentence: 'This is due in place of what the rules give. The merchant sees the reason.',
  afterClosing: 'This statement is closed: the change goes into the first open one.',
  reasonHint: 'The merchant sees it. It is recorded in both audit logs.',
  kind: 'New commission',
  kinds: { amount: 'Amount for each order', share: 'Percent of the commission by rule' },
  values: { amount: (currency: string) => `Amount in ${currency}`, share: 'Percent' },
  valueMissing: 'Enter a number, with two decimals at most.',
  close: 'Close month',
  closeTitle: (month: string) => `Close ${month}?`,
  closeSentence:
    'The statements of this month, in every currency, never change again. Later refunds, cancellations and decisions go into the first open statement.',
  closed: (month: string) => `${month} is closed.`,
};
