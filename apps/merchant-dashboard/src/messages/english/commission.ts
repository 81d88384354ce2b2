import { englishStatementWords } from '@pricehunt/commission-statement';

export const commission = {
  statement: englishStatementWords,
  title: 'Commission due',
  lead: 'What you owe PriceHunt for orders, by calendar month in your time zone. Test orders and commission on hold aren’t included.',
  loading: 'Loading statements',
  loadingOne: 'Loading statement',
  empty: 'No commission yet',
  emptySentence: 'Your first statement appears here once an order is attributed to PriceHunt.',
  rules: 'Commission rules',
  ledger: 'View ledger',
  csv: 'Download CSV',
  more: 'Load more',
};
