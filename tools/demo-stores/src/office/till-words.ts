import type { Language } from '../world/words';

/** Shops in other languages have no checkout. */
export const tillWords = {
  en: {
    basket: 'Your basket',
    empty: 'There is nothing in it yet.',
    remove: 'Remove',
    delivery: 'Delivery',
    total: 'Total',
    email: 'E-mail address',
    buy: 'Buy now',
    play: 'This is a demo shop: nothing is charged and nothing is sent.',
    thanks: 'Thank you for your order',
    number: (name: string) => `Your order number is ${name}.`,
  },
  de: {
    basket: 'Dein Warenkorb',
    empty: 'Noch ist nichts darin.',
    remove: 'Entfernen',
    delivery: 'Versand',
    total: 'Summe',
    email: 'E-Mail-Adresse',
    buy: 'Jetzt kaufen',
    play: 'Das ist ein Demo-Shop: Es wird nichts berechnet und nichts verschickt.',
    thanks: 'Danke für deine Bestellung',
    number: (name: string) => `Deine Bestellnummer ist ${name}.`,
  },
} as const satisfies Partial<Record<Language, object>>;

export function tillWordsOf(language: Language): (typeof tillWords)['en' | 'de'] {
  return language === 'de' ? tillWords.de : tillWords.en;
}
