import type { Availability } from '@pricehunt/offers';
import type { Language } from '../world/words';

/** The texts of a shop's pages, in its language. */
export interface Phrases {
  readonly search: string;
  readonly basket: string;
  readonly buy: string;
  readonly stock: Readonly<Record<Availability, string>>;
  readonly freeDelivery: string;
  readonly delivery: (cost: string) => string;
  readonly freeFrom: (amount: string) => string;
  readonly notDelivered: string;
  readonly from: string;
  readonly related: string;
  readonly details: string;
  readonly brand: string;
  readonly model: string;
  readonly article: string;
  readonly barcode: string;
  readonly colour: string;
  readonly capacity: string;
  readonly size: string;
  readonly condition: string;
  readonly conditions: Readonly<Record<'new' | 'refurbished', string>>;
  readonly featured: string;
  readonly reduced: string;
  readonly about: string;
  readonly shipping: string;
  readonly results: (query: string, count: number) => string;
  readonly notFound: string;
  readonly home: string;
  readonly taxIncluded: string;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    search: 'Search the shop',
    basket: 'Basket',
    buy: 'Add to basket',
    stock: {
      in_stock: 'In stock, leaves tomorrow',
      out_of_stock: 'Sold out',
      pre_order: 'Pre-order now',
      back_order: 'Back in about two weeks',
      special_order: 'Made to order',
      discontinued: 'No longer sold',
      limited: 'Only a few left',
      in_store: 'Only in our shop',
      unknown: 'Ask us',
    },
    freeDelivery: 'Free delivery',
    delivery: (cost) => `Delivery ${cost}`,
    freeFrom: (amount) => `free over ${amount}`,
    notDelivered: 'no delivery',
    from: 'from',
    related: 'Goes well with it',
    details: 'Details',
    brand: 'Brand',
    model: 'Model',
    article: 'Item no.',
    barcode: 'Barcode',
    colour: 'Colour',
    capacity: 'Capacity',
    size: 'Size',
    condition: 'Condition',
    conditions: { new: 'New', refurbished: 'Refurbished' },
    featured: 'This week',
    reduced: 'Reduced',
    about: 'About us',
    shipping: 'Delivery',
    results: (query, count) => `${count} for “${query}”`,
    notFound: 'We can’t find that page',
    home: 'Home',
    taxIncluded: '',
  },
  de: {
    search: 'Suchen',
    basket: 'Warenkorb',
    buy: 'In den Warenkorb',
    stock: {
      in_stock: 'Auf Lager, Lieferung in 1–3 Werktagen',
      out_of_stock: 'Ausverkauft',
      pre_order: 'Jetzt vorbestellen',
      back_order: 'Nachbestellt, etwa zwei Wochen',
      special_order: 'Auf Bestellung',
      discontinued: 'Nicht mehr lieferbar',
      limited: 'Nur noch wenige auf Lager',
      in_store: 'Nur im Geschäft erhältlich',
      unknown: 'Bitte anfragen',
    },
    freeDelivery: 'Versandkostenfrei',
    delivery: (cost) => `zzgl. Versand ${cost}`,
    freeFrom: (amount) => `versandfrei ab ${amount}`,
    notDelivered: 'keine Lieferung',
    from: 'ab',
    related: 'Passt dazu',
    details: 'Technische Daten',
    brand: 'Marke',
    model: 'Modell-Nr.',
    article: 'Artikelnr.',
    barcode: 'EAN',
    colour: 'Farbe',
    capacity: 'Ausführung',
    size: 'Größe',
    condition: 'Zustand',
    conditions: { new: 'Neu', refurbished: 'Generalüberholt' },
    featured: 'Unsere Empfehlungen',
    reduced: 'Angebote',
    about: 'Über uns',
    shipping: 'Versand',
    results: (query, count) => `${count} Treffer für „${query}“`,
    notFound: 'Diese Seite gibt es nicht',
    home: 'Startseite',
    taxIncluded: 'inkl. MwSt.',
  },
  sv: {
    search: 'Sök i butiken',
    basket: 'Varukorg',
    buy: 'Lägg i varukorgen',
    stock: {
      in_stock: 'I lager, skickas i morgon',
      out_of_stock: 'Slut i lager',
      pre_order: 'Förhandsboka',
      back_order: 'Åter om cirka två veckor',
      special_order: 'Beställningsvara',
      discontinued: 'Utgått',
      limited: 'Få kvar i lager',
      in_store: 'Endast i butik',
      unknown: 'Fråga oss',
    },
    freeDelivery: 'Fri frakt',
    delivery: (cost) => `Frakt ${cost}`,
    freeFrom: (amount) => `fri frakt över ${amount}`,
    notDelivered: 'ingen leverans',
    from: 'från',
    related: 'Andra tittade också på',
    details: 'Specifikation',
    brand: 'Varumärke',
    model: 'Modell',
    article: 'Artikelnr',
    barcode: 'EAN',
    colour: 'Färg',
    capacity: 'Kapacitet',
    size: 'Storlek',
    condition: 'Skick',
    conditions: { new: 'Ny', refurbished: 'Renoverad' },
    featured: 'Just nu',
    reduced: 'Nedsatt',
    about: 'Om oss',
    shipping: 'Frakt',
    results: (query, count) => `${count} träffar på ”${query}”`,
    notFound: 'Sidan finns inte',
    home: 'Start',
    taxIncluded: 'inkl. moms',
  },
  nl: {
    search: 'Zoek in de winkel',
    basket: 'Mandje',
    buy: 'In het mandje',
    stock: {
      in_stock: 'Op voorraad, morgen in huis',
      out_of_stock: 'Uitverkocht',
      pre_order: 'Nu reserveren',
      back_order: 'Over twee weken terug',
      special_order: 'Op bestelling',
      discontinued: 'Niet meer leverbaar',
      limited: 'Nog enkele op voorraad',
      in_store: 'Alleen in de winkel',
      unknown: 'Vraag ernaar',
    },
    freeDelivery: 'Gratis bezorgd',
    delivery: (cost) => `Bezorging ${cost}`,
    freeFrom: (amount) => `gratis vanaf ${amount}`,
    notDelivered: 'geen bezorging',
    from: 'vanaf',
    related: 'Past erbij',
    details: 'Kenmerken',
    brand: 'Merk',
    model: 'Model',
    article: 'Artikel',
    barcode: 'EAN',
    colour: 'Kleur',
    capacity: 'Uitvoering',
    size: 'Maat',
    condition: 'Staat',
    conditions: { new: 'Nieuw', refurbished: 'Refurbished' },
    featured: 'Vers van de kade',
    reduced: 'Afgeprijsd',
    about: 'Over ons',
    shipping: 'Bezorging',
    results: (query, count) => `${count} gevonden voor “${query}”`,
    notFound: 'Deze pagina bestaat niet',
    home: 'Home',
    taxIncluded: 'incl. btw',
  },
};
