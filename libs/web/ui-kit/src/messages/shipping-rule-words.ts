/** What the form of shipping rules says in English. Apart from the other words: only consoles have the form. */
export const englishShippingRuleWords = {
  none: 'No rules yet. Add a country to say what shipping costs there.',
  add: 'Add country',
  save: 'Save shipping rules',
  newRow: 'New country',
  country: 'Country',
  choose: 'Choose a country',
  shipping: 'Shipping',
  charges: { cost: 'Costs', free: 'Free', 'not-shipped': 'Doesn’t ship there' },
  cost: 'Shipping cost',
  currency: 'Currency',
  freeFrom: 'Free from',
  freeFromHint: 'Item price, optional',
  freeFromAmount: (amount: string) => `free from ${amount}`,
  remove: 'Remove',
  removeOf: (country: string) => `Remove ${country}`,
  countryMissing: 'Choose a country.',
  countryTwice: 'This country has another rule. Remove one of them.',
  costWrong: 'Type an amount above 0, such as 4.90. For free shipping choose “Free”.',
  freeFromWrong: 'Type an amount such as 50.00, or leave it empty.',
};

export type ShippingRuleWords = typeof englishShippingRuleWords;

/** The same in German. */
export const germanShippingRuleWords: ShippingRuleWords = {
  none: 'Noch keine Regeln. Fügen Sie ein Land hinzu, um die Versandkosten dorthin anzugeben.',
  add: 'Land hinzufügen',
  save: 'Versandregeln speichern',
  newRow: 'Neues Land',
  country: 'Land',
  choose: 'Land auswählen',
  shipping: 'Versand',
  charges: { cost: 'Kostenpflichtig', free: 'Kostenlos', 'not-shipped': 'Kein Versand' },
  cost: 'Versandkosten',
  currency: 'Währung',
  freeFrom: 'Kostenlos ab',
  freeFromHint: 'Artikelpreis, optional',
  freeFromAmount: (amount: string) => `kostenlos ab ${amount}`,
  remove: 'Entfernen',
  removeOf: (country: string) => `${country} entfernen`,
  countryMissing: 'Wählen Sie ein Land aus.',
  countryTwice: 'Für dieses Land gibt es schon eine Regel. Entfernen Sie eine davon.',
  costWrong: 'Geben Sie einen Betrag über 0 ein, etwa 4,90. Für kostenlosen Versand wählen Sie „Kostenlos“.',
  freeFromWrong: 'Geben Sie einen Betrag wie 50,00 ein oder lassen Sie das Feld leer.',
};
