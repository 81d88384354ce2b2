import { englishStatementWords } from '@pricehunt/commission-statement';

/** What the merchant owes: the statements of commission. */
export const commission = {
  statement: englishStatementWords,
  title: 'Commission due',
  lead: 'What you owe PriceHunt for orders, by calendar month in your time zone. Commission that is held, and test orders, are not included.',
  loading: 'Loading statements',
  loadingOne: 'Loading the statement',
  empty: 'No commission yet',
  emptySentence: 'A statement appears here with the first order attributed to PriceHunt.',
  rules: 'Commission rules',
  ledger: 'All entries',
  all: 'All statements',
  csv: 'Download CSV',
  more: 'Show more orders',
};
