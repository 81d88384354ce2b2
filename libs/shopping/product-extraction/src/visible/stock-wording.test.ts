import type { Availability } from '@pricehunt/offers';
import { extractProduct } from '../extract-product';
import { readStockWords } from './stock-wording';

type Wordings = Partial<Record<Availability, readonly string[]>>;

/** As shops print them near the price. A language's first phrase for a state is also read from a page. */
const languages: Readonly<Record<string, Wordings>> = {
  German: {
    in_stock: [
      'Auf Lager',
      'Sofort verfügbar, Lieferzeit 1-3 Tage',
      'Sofort versandfertig',
      'Ab Lager lieferbar',
      'Vorrätig',
      'Versandbereit in 24 Std.',
      '12 Stück verfügbar',
      'Mehr als 10 verfügbar',
      'Lagernd',
      'Artikel ist verfügbar',
    ],
    limited: [
      'Nur noch 3 verfügbar',
      'Nur noch 2 Stück auf Lager',
      'Nur noch wenige verfügbar',
      'Geringer Lagerbestand',
      'Wenige Exemplare auf Lager',
      'Nur 1 verfügbar',
      'Begrenzte Stückzahl verfügbar',
      'Fast ausverkauft',
      'Knapper Lagerbestand',
    ],
    out_of_stock: [
      'Ausverkauft',
      'Nicht lieferbar',
      'Nicht auf Lager',
      'Derzeit nicht verfügbar',
      'Aktuell nicht lieferbar',
      'Zur Zeit nicht vorrätig',
      'Nicht vorrätig',
      'Leider vergriffen',
      'Momentan ausverkauft',
      'Nicht mehr erhältlich',
      'Dieser Artikel ist nicht verfügbar',
      'Keine Exemplare verfügbar',
      '0 auf Lager',
    ],
    pre_order: ['Vorbestellbar', 'Jetzt vorbestellen', 'Vorbestellung möglich'],
    back_order: ['Nachbestellt', 'Lieferbar auf Bestellung'],
  },
  English: {
    in_stock: [
      'In stock',
      'In Stock. Order within 2 hours',
      'Available now',
      'Ready to ship',
      '12 in stock',
      'Ships within 24 hours',
      'Ships today',
      'Availability: In stock',
      '25+ in stock',
      'Usually dispatched within 24 hours',
    ],
    limited: [
      'Only 3 left',
      'Only 2 left in stock - order soon.',
      'Low stock',
      'Limited stock',
      'Limited availability',
      'Last one in stock',
      'Almost gone',
      'Few left',
      'Hurry, only 4 items left!',
      'Almost sold out',
      'Last few remaining',
    ],
    out_of_stock: [
      'Out of stock',
      'Sold out',
      'Currently unavailable',
      'Not available',
      'Temporarily out of stock',
      'No longer available',
      '0 in stock',
      'This item is not available',
      'Not in stock',
      "This product isn't available",
      'None left',
      'Only 0 left',
    ],
    pre_order: ['Pre-order', 'Preorder now', 'Available for pre-order'],
    back_order: ['Available on backorder', 'Backordered', 'On back order'],
  },
  French: {
    in_stock: [
      'En stock',
      'Disponible immédiatement',
      'Disponible',
      'Expédié sous 24h',
      'En stock, livré demain',
      'Article disponible',
    ],
    limited: [
      'Plus que 3 en stock',
      'Il ne reste plus que 2 exemplaires',
      'Stock limité',
      'Stock faible',
      'Derniers articles en stock',
      'Plus que 2 disponibles',
      'Dernière pièce disponible',
      'Bientôt épuisé',
      'Quantité limitée',
      'Presque épuisé',
    ],
    out_of_stock: [
      'Rupture de stock',
      'Non disponible',
      'Épuisé',
      'Indisponible',
      "N'est plus disponible",
      "Ce produit n'est pas disponible",
      'Hors stock',
      'Actuellement indisponible',
      'Pas en stock',
      "N'est plus en stock",
      'Victime de son succès',
    ],
    pre_order: ['Précommande', 'En précommande', 'Précommander'],
    back_order: ['Sur commande', 'En cours de réapprovisionnement'],
  },
  Spanish: {
    in_stock: [
      'En stock',
      'Disponible',
      'Hay existencias',
      'Con existencias',
      'Envío inmediato',
      '5 disponibles',
      'Stock disponible',
    ],
    limited: [
      'Solo quedan 3',
      'Sólo quedan 2 unidades',
      '¡Última unidad!',
      'Últimas unidades',
      'Pocas unidades',
      'Quedan pocas unidades',
      'Stock limitado',
      'Último disponible',
      'Queda 1 en stock',
      'Casi agotado',
    ],
    out_of_stock: [
      'Agotado',
      'No disponible',
      'Sin stock',
      'Sin existencias',
      'Fuera de stock',
      'Producto no disponible',
      'Temporalmente agotado',
      'No hay existencias',
      'Ya no está disponible',
      'Actualmente no está disponible',
    ],
    pre_order: ['Preventa', 'Reserva ya', 'En preventa', 'Disponible en preventa'],
    back_order: ['Bajo pedido'],
  },
  Italian: {
    in_stock: [
      'Disponibile',
      'Disponibilità immediata',
      'In magazzino',
      'Pronta consegna',
      'Disponibile subito',
      'Prodotto disponibile',
    ],
    limited: [
      'Solo 3 rimasti',
      'Ultimi pezzi disponibili',
      'Ultimo pezzo',
      'Disponibilità limitata',
      'Ne restano solo 2',
      'Solo 2 disponibili',
      'Pochi pezzi rimasti',
      'Quasi esaurito',
      'In esaurimento',
    ],
    out_of_stock: [
      'Non disponibile',
      'Esaurito',
      'Attualmente non disponibile',
      'Non più disponibile',
      'Momentaneamente non disponibile',
      'Non è disponibile',
      'Terminato',
      'Non in magazzino',
      'Prodotto temporaneamente esaurito',
    ],
    pre_order: ['Preordina', 'Disponibile in preordine', 'In prevendita', 'Preordine'],
    back_order: ['Su ordinazione', 'Disponibile su ordinazione'],
  },
  Dutch: {
    in_stock: [
      'Op voorraad',
      'Direct leverbaar',
      'Beschikbaar',
      'Uit voorraad leverbaar',
      'Ruim op voorraad',
      'Voor 23:59 besteld, morgen in huis',
    ],
    limited: [
      'Nog 3 op voorraad',
      'Nog maar 2 op voorraad',
      'Beperkt leverbaar',
      'Beperkte voorraad',
      'Laatste stuks',
      'Bijna uitverkocht',
      'Weinig voorraad',
      'Nog enkele stuks',
      'Slechts 2 beschikbaar',
      'Laatste exemplaar',
    ],
    out_of_stock: [
      'Uitverkocht',
      'Niet op voorraad',
      'Niet leverbaar',
      'Tijdelijk niet leverbaar',
      'Niet meer leverbaar',
      'Momenteel niet beschikbaar',
      'Tijdelijk uitverkocht',
      'Geen voorraad',
      'Niet beschikbaar',
    ],
    pre_order: ['Reserveer nu', 'Pre-order', 'Nu te reserveren', 'Vooruitbestellen'],
    back_order: ['Op bestelling', 'In bestelling', 'In backorder'],
  },
  Polish: {
    in_stock: [
      'Dostępny',
      'W magazynie',
      'Dostępny od ręki',
      'Na stanie',
      'Towar dostępny',
      'Produkt dostępny',
      'Wysyłka w 24 godziny',
      'Dostępność: duża ilość',
      'Jest w magazynie',
    ],
    limited: [
      'Ostatnie sztuki',
      'Ostatnia sztuka',
      'Zostały tylko 3 sztuki',
      'Tylko 2 szt. w magazynie',
      'Mała ilość',
      'Na wyczerpaniu',
      'Pozostało 5 szt.',
      'Ograniczona dostępność',
      'Ostatnie 2 sztuki',
    ],
    out_of_stock: [
      'Chwilowo niedostępny',
      'Niedostępny',
      'Brak w magazynie',
      'Wyprzedane',
      'Brak towaru',
      'Produkt niedostępny',
      'Produkt tymczasowo niedostępny',
      'Obecnie brak na stanie',
      'Nie jest dostępny',
      'Wyprzedany',
      'Nakład wyczerpany',
      'Niedostępne',
    ],
    pre_order: ['Przedsprzedaż', 'Produkt w przedsprzedaży', 'Zapowiedź'],
    back_order: ['Na zamówienie', 'Dostępny na zamówienie'],
  },
  Swedish: {
    in_stock: [
      'I lager',
      'Finns i lager',
      'Finns i webblager',
      'Tillgänglig',
      'I webblager',
      'Skickas inom 24 h',
      '10+ i lager',
      'Finns att köpa',
    ],
    limited: [
      'Endast 3 kvar',
      'Få kvar',
      'Få i lager',
      'Endast 2 kvar i lager',
      'Begränsat antal',
      'Sista exemplaret',
      'Snart slutsåld',
      'Lågt lagersaldo',
      'Bara 4 kvar',
    ],
    out_of_stock: [
      'Slut i lager',
      'Slutsåld',
      'Ej i lager',
      'Finns ej i lager',
      'Tillfälligt slut',
      'Inte i lager',
      'Finns inte i lager',
      'Ej tillgänglig',
      'Inte tillgänglig',
      'Utgått ur sortimentet',
    ],
    pre_order: ['Förbeställ', 'Förhandsboka', 'Kan förbeställas', 'Förbokning'],
    back_order: ['Beställningsvara', 'Restnoterad'],
  },
  Portuguese: {
    in_stock: [
      'Em estoque',
      'Em stock',
      'Disponível',
      'Pronta entrega',
      'Produto disponível',
      'Disponível para entrega',
      'Envio imediato',
    ],
    limited: [
      'Últimas unidades',
      'Restam apenas 3',
      'Apenas 2 em stock',
      'Só restam 2 unidades',
      'Últimas peças',
      'Stock limitado',
      'Última unidade',
      'Quase esgotado',
      'Poucas unidades',
      'Estoque baixo',
    ],
    out_of_stock: [
      'Esgotado',
      'Indisponível',
      'Sem stock',
      'Sem estoque',
      'Produto indisponível',
      'Não disponível',
      'Fora de estoque',
      'Temporariamente esgotado',
      'Já não está disponível',
      'Não está disponível',
    ],
    pre_order: ['Pré-venda', 'Pré-encomenda', 'Em pré-venda'],
    back_order: ['Sob encomenda', 'Disponível por encomenda'],
  },
  Czech: {
    in_stock: [
      'Skladem',
      'Skladem 5 ks',
      'Skladem více než 10 ks',
      'Ihned k odeslání',
      'Dostupné',
      'Na skladě',
      'Skladem u dodavatele',
      'K dispozici',
    ],
    limited: [
      'Poslední kus skladem',
      'Poslední 2 kusy',
      'Poslední kusy',
      'Zbývají 3 ks',
      'Skladem pouze 2 ks',
      'Už jen 3 kusy',
      'Omezené množství',
      'Zbývá poslední kus',
    ],
    out_of_stock: [
      'Vyprodáno',
      'Není skladem',
      'Nedostupné',
      'Momentálně nedostupné',
      'Dočasně nedostupné',
      'Není k dispozici',
      'Není na skladě',
      'Momentálně není skladem',
      'Nelze objednat',
      'Prodej ukončen',
    ],
    pre_order: ['Předobjednávka', 'Předobjednat', 'K předobjednání'],
    back_order: ['Na objednávku'],
  },
};

const rows = Object.entries(languages).flatMap(([language, wordings]) =>
  Object.entries(wordings).flatMap(([state, phrases]) =>
    phrases.map((phrase, index) => ({ language, state, phrase, isFirst: index === 0 })),
  ),
);

describe('words for stock in ten languages', () => {
  it.each(rows)('reads $phrase ($language) as $state', ({ phrase, state }) => {
    expect(readStockWords(phrase)).toBe(state);
  });
});

describe('a sentence that is not about the stock of the product', () => {
  it.each([
    'Only 3 days left',
    'Plus que 2 jours',
    'Solo quedan 3 días',
    'Plus que 5 € pour la livraison gratuite',
    'Verfügbar in 3 Farben',
    'Disponible en 4 tailles',
    'Beschikbaar in 3 kleuren',
    'Unser Kundenservice ist verfügbar',
    'Disponible en magasin',
    'Sobald wieder verfügbar',
  ])('says nothing: %s', (sentence) => {
    expect(readStockWords(sentence)).toBeNull();
  });
});

const pageWith = (beside: string, below = ''): string =>
  `<title>Desk Lamp</title><main><h1>Desk Lamp</h1><div class="buy"><div class="price">49,99 €</div>${beside}</div>${below}<p>SKU: X-1</p></main>`;
const buyButton = '<button>Add to cart</button>';

function availabilityOf(html: string): string | null {
  const reading = extractProduct(html, 'https://shop.example/lamp');
  return reading.kind === 'product' ? reading.product.availability : null;
}

describe('words beside the price of a page without markup', () => {
  it.each(rows.filter(({ isFirst }) => isFirst))(
    'make the product $state for $phrase ($language), with and without a buy button',
    ({ phrase, state }) => {
      const withoutButton = availabilityOf(pageWith(`<p>${phrase}</p>`));
      const withButton = availabilityOf(pageWith(`<p>${phrase}</p>${buyButton}`));

      expect([withoutButton, withButton]).toEqual([state, state]);
    },
  );

  it.each([
    ['Nur noch <b>3</b> verfügbar', 'limited'],
    ['<span>Only</span> <strong>2</strong> left in stock', 'limited'],
    ['Nicht <b>lieferbar</b>', 'out_of_stock'],
    ['<span>Non</span> <span>disponibile</span> al momento', 'out_of_stock'],
    ['Auf Lager</p><p>Nur noch 3 verfügbar', 'limited'],
  ])('are read across emphasis and beside each other: %s', (words, state) => {
    expect(availabilityOf(pageWith(`<p>${words}</p>${buyButton}`))).toBe(state);
  });

  const otherCard = (words: string) =>
    `<div><a href="/floor-lamp">Floor Lamp</a><span>89,00 €</span><p>${words}</p></div>`;

  it.each(['Ausverkauft', 'Agotado', 'Slut i lager', 'Nur noch 1 verfügbar'])(
    "aren't taken from another product's card: %s",
    (words) => {
      expect(availabilityOf(pageWith(buyButton, `<div>${otherCard(words)}${otherCard(words)}</div>`))).toBe(
        'in_stock',
      );
    },
  );

  it("aren't taken from another product's card by a page that states no stock", () => {
    expect(availabilityOf(pageWith('', `<div>${otherCard('Auf Lager')}</div>`))).toBe('unknown');
  });
});
