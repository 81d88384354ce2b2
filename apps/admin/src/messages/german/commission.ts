import { germanStatementWords } from '@pricehunt/commission-statement';
import type { Messages } from '../english';

export const commission: Messages['commission'] = {
  statement: germanStatementWords,
  title: 'Fällige Provision',
  lead: (business) =>
    `Fällige Provision von ${business} nach Kalendermonat, in der Zeitzone des Unternehmens.`,
  empty: 'Noch keine Provision',
  emptySentence: 'Die erste Abrechnung erscheint hier, sobald PriceHunt eine Bestellung zugeordnet wird.',
  all: 'Alle Abrechnungen',
  csv: 'CSV herunterladen',
  more: 'Weitere Bestellungen laden',
  bulk: 'Aktionen für ausgewählte Bestellungen',
  chosen: (count) => `${count.text} ausgewählt`,
  orders: (count) => `${count.text} ${count.value === 1 ? 'Bestellung' : 'Bestellungen'}`,
  decided: (count) => `${count.text} ${count.value === 1 ? 'Bestellung' : 'Bestellungen'} aktualisiert.`,
  approve: 'Freigeben',
  approveTitle: (orders) => `Provision für ${orders} freigeben?`,
  approveSentence:
    'Der Händler schuldet die nach den Regeln berechnete Provision. Spätere Erstattungen verringern sie.',
  deny: 'Ablehnen',
  denyTitle: (orders) => `Provision für ${orders} ablehnen?`,
  denySentence: 'Es ist keine Provision fällig. Der Händler sieht den Grund.',
  adjust: 'Anpassen',
  adjustTitle: (orders) => `Provision für ${orders} anpassen?`,
  adjustSentence: 'Ersetzt die nach den Regeln berechnete Provision. Der Händler sieht den Grund.',
  afterClosing: 'Diese Abrechnung ist abgeschlossen. Die Änderung wird in der ersten offenen gebucht.',
  reasonHint: 'Für den Händler sichtbar und in beiden Audit-Protokollen festgehalten',
  kind: 'Neue Provision',
  kinds: { amount: 'Betrag je Bestellung', share: 'Prozentsatz der berechneten Provision' },
  values: { amount: (currency) => `Betrag in ${currency}`, share: 'Prozent' },
  valueMissing: 'Geben Sie eine Zahl mit höchstens zwei Nachkommastellen ein.',
  close: 'Monat abschließen',
  closeTitle: (month) => `${month} abschließen?`,
  closeSentence:
    'Die Abrechnungen dieses Monats in allen Währungen werden endgültig. Spätere Erstattungen, Stornierungen und Entscheidungen werden in der ersten offenen Abrechnung gebucht.',
  closed: (month) => `${month} ist abgeschlossen.`,
};
