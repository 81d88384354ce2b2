import { germanStatementWords } from '@pricehunt/commission-statement';
import type { Messages } from '../english';

export const commission: Messages['commission'] = {
  statement: germanStatementWords,
  title: 'Fällige Provision',
  lead: 'Was Sie PriceHunt für Bestellungen schulden, nach Kalendermonat in Ihrer Zeitzone. Testbestellungen und zurückgehaltene Provisionen sind nicht enthalten.',
  loading: 'Abrechnungen werden geladen',
  loadingOne: 'Abrechnung wird geladen',
  empty: 'Noch keine Provision',
  emptySentence: 'Ihre erste Abrechnung erscheint hier, sobald PriceHunt eine Bestellung zugeordnet wurde.',
  rules: 'Provisionsregeln',
  ledger: 'Alle Buchungen',
  csv: 'CSV herunterladen',
  more: 'Mehr laden',
};
