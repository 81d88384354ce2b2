import { germanStatementWords } from '@pricehunt/commission-statement';
import type { Messages } from '../english';

/** What a business owes: reviewed order by order, and closed month by month. */
export const commission: Messages['commission'] = {
  statement: germanStatementWords,
  title: 'Fällige Provision',
  lead: (business) => `Was ${business} schuldet, je Kalendermonat in dessen Zeitzone.`,
  empty: 'Noch keine Provision',
  emptySentence: 'Mit der ersten Bestellung, die PriceHunt zugeordnet ist, erscheint hier eine Abrechnung.',
  all: 'Alle Abrechnungen',
  csv: 'CSV herunterladen',
  more: 'Weitere Bestellungen anzeigen',
  bulk: 'Über die ausgewählten Bestellungen entscheiden',
  chosen: (count) => `${count.text} ausgewählt`,
  orders: (count) => `${count.text} ${count.value === 1 ? 'Bestellung' : 'Bestellungen'}`,
  decided: (count) => `Für ${count.text} ${count.value === 1 ? 'Bestellung' : 'Bestellungen'} festgehalten.`,
  approve: 'Freigeben',
  approveTitle: (orders) => `Provision für ${orders} freigeben?`,
  approveSentence: 'Fällig ist, was die Regeln ergeben. Spätere Erstattungen senken es weiterhin.',
  deny: 'Ablehnen',
  denyTitle: (orders) => `Provision für ${orders} ablehnen?`,
  denySentence: 'Dafür ist nichts fällig. Der Händler sieht den Grund.',
  adjust: 'Anpassen',
  adjustTitle: (orders) => `Provision für ${orders} anpassen?`,
  adjustSentence: 'Das ist anstelle dessen fällig, was die Regeln ergeben. Der Händler sieht den Grund.',
  afterClosing: 'Diese Abrechnung ist abgeschlossen: Die Änderung kommt in die erste offene.',
  reasonHint: 'Der Händler sieht ihn. Er steht in beiden Protokollen.',
  kind: 'Neue Provision',
  kinds: { amount: 'Betrag je Bestellung', share: 'Prozent der Provision nach Regel' },
  values: { amount: (currency) => `Betrag in ${currency}`, share: 'Prozent' },
  valueMissing: 'Geben Sie eine Zahl mit höchstens zwei Nachkommastellen ein.',
  close: 'Monat abschließen',
  closeTitle: (month) => `${month} abschließen?`,
  closeSentence:
    'Die Abrechnungen dieses Monats, in jeder Währung, ändern sich nie mehr. Spätere Erstattungen, Stornos und Entscheidungen kommen in die erste offene Abrechnung.',
  closed: (month) => `${month} ist abgeschlossen.`,
};
