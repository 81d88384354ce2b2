import { germanStatementWords } from '@pricehunt/commission-statement';
import type { Messages } from '../english';

/** What the merchant owes: the statements of commission. */
export const commission: Messages['commission'] = {
  statement: germanStatementWords,
  title: 'Fällige Provision',
  lead: 'Was Sie PriceHunt für Bestellungen schulden, je Kalendermonat in Ihrer Zeitzone. Ruhende Provision und Testbestellungen sind nicht enthalten.',
  loading: 'Abrechnungen werden geladen',
  loadingOne: 'Die Abrechnung wird geladen',
  empty: 'Noch keine Provision',
  emptySentence: 'Mit der ersten Bestellung, die PriceHunt zugeordnet ist, erscheint hier eine Abrechnung.',
  rules: 'Provisionsregeln',
  ledger: 'Alle Buchungen',
  all: 'Alle Abrechnungen',
  csv: 'CSV herunterladen',
  more: 'Weitere Bestellungen anzeigen',
};
