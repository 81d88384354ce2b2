import type { Availability } from '@pricehunt/offers';
import type { BuyButton } from './buy-button';
import type { PageDocument, PageElement } from './page-document';
import { ownTextOf, textOf } from './page-text';
import type { PageZones } from './page-zones';

/** What the page's words say of stock, and how surely (0 to 2). */
export interface VisibleStock {
  readonly availability: Availability;
  readonly weight: number;
  readonly text: string;
}

const outWords =
  /\b(?:out of stock|sold[ -]?out|(?:currently|temporarily|now) (?:unavailable|out of stock|not available)|not (?:currently )?available|no longer available|not in stock|notify me when (?:available|in stock|back)|email me when|unavailable|ausverkauft|nicht (?:mehr )?(?:verfügbar|lieferbar|vorrätig|auf lager)|derzeit nicht|vergriffen|rupture(?: de stock)?|épuisé|(?:actuellement |temporairement )?indisponible|plus disponible|agotado|sin (?:stock|existencias)|no (?:está )?disponible|fuera de stock|esaurito|(?:attualmente )?non disponibile|terminato|uitverkocht|niet (?:meer )?(?:op voorraad|leverbaar|beschikbaar)|niedostępny|brak w magazynie|wyprzedan[ey]|produkt niedostępny|esgotado|indispon[ií]vel|sem stock|fora de estoque|slut i lager|slutsåld|ej i lager|finns ej|tillfälligt slut|udsolgt|utsolgt|ikke på lager|loppu(?:unmyyty)?|ei varastossa|vypredané|vyprodáno|nedostupn[éýá]|nie je možné (?:produkt )?(?:kúpiť|objednať)|nelze (?:koupit|objednat)|nu este (?:disponibil|in stoc)|stoc epuizat|indisponibil|elfogyott|nincs (?:raktáron|készleten)|stokta yok|tükendi|izpārdots|nav pieejams|nav noliktavā)|нет в наличии|распродано|изчерпан|品切れ|在庫切れ|在庫なし|売り切れ|入荷待ち|完売|품절|일시품절|매진|已售完|售完|缺貨|補貨中|אזל|אינו במלאי|לא במלאי|غير متوفر|نفذت الكمية/iu;
const inWords =
  /\b(?:in stock|in-stock|available (?:now|online|to order|for (?:delivery|immediate))|ready to ship|only \d+ left|auf lager|sofort (?:lieferbar|verfügbar)|lieferbar|vorrätig|verfügbar|en stock|disponible|in magazzino|disponibile|disponibilità immediata|op voorraad|leverbaar|dostępny|na stanie|w magazynie|em stock|em estoque|disponível|i lager|finns i lager|på lager|varastossa|skladom|na sklade|skladem|în stoc|in stoc|raktáron|készleten|stokta|ir noliktavā|pieejams)\b|в наличии|има наличност|在庫あり|재고|有現貨|現貨|במלאי|متوفر/iu;
const preWords =
  /\b(?:pre-?order(?: now)?|vorbestell\w*|précommande\w*|preventa|reserva ya|preordina|prenota ora|pre-?order nu|przedsprzedaż|pré-venda|förhandsboka|forudbestil)\b|予約受付|予約する|предзаказ/iu;
const backWords =
  /\b(?:back-?order(?:ed)?|available on backorder|nachbestellt|wieder lieferbar ab|réapprovisionnement|sur commande)\b/iu;
const stockNames =
  / (?:availability|stock|inventory|instock|in stock|outofstock|out of stock|verfuegbarkeit|disponibilite|disponibilidad|dispo|lager|soldout|sold out|unavailable|avail|delivery status) /u;
const optionNames =
  / (?:swatch\w*|option|options|variant|variants|sizes|size (?:selector|picker|list|option|button|chart)|colou?r (?:selector|picker|list|option)|store|stores|pickup|collect|bopis|filter|tooltip) /u;

/**
 * The stock that the words near the product say. Words in places named for stock, and on the buy button, count most;
 * words beside options, of other products and in long sentences do not count. Null when nothing is said.
 */
export function findStock(
  page: PageDocument,
  zones: PageZones,
  heading: PageElement | null,
  buyButton: BuyButton | null,
): VisibleStock | null {
  const found: VisibleStock[] = [];
  for (const element of page.elements) {
    if (found.length > 200) break;
    const statement = readStatement(element);
    if (statement === null || zones.zoneOf(element) !== 'product') continue;
    const names = namesAround(element, zones);
    if (optionNames.test(names) && !stockNames.test(zones.namesOf(element))) continue;
    const distance = heading === null ? 500 : element.order - heading.order;
    if (distance < -150 || distance > 1_500) continue;
    const named = stockNames.test(names) ? 0.9 : 0;
    const short = statement.text.length < 40 ? 0.4 : 0;
    const near = distance < 500 ? 0.3 : 0;
    found.push({ ...statement, weight: 0.3 + named + short + near });
  }
  const [strongest = null] = [...found].sort(
    (one, other) => other.weight - one.weight || rank(other) - rank(one),
  );
  if (buyButton === null || buyButton.isDisabled) {
    if (strongest?.availability === 'out_of_stock') return { ...strongest, weight: strongest.weight + 0.7 };
    if (buyButton === null) return strongest;
  }
  const label = textOf(buyButton.element, 60);
  if (outWords.test(label)) return { availability: 'out_of_stock', weight: 1.6, text: label };
  if (preWords.test(label)) return { availability: 'pre_order', weight: 1.5, text: label };
  const buyable: VisibleStock = {
    availability: 'in_stock',
    weight: buyButton.isDisabled ? 0.1 : 0.9,
    text: label,
  };
  return strongest !== null && strongest.weight > buyable.weight ? strongest : buyable;
}

function rank({ availability }: VisibleStock): number {
  return availability === 'out_of_stock' ? 1 : 0;
}

function readStatement(element: PageElement): Omit<VisibleStock, 'weight'> | null {
  if (
    silent.has(element.tag) ||
    !element.children.some((child) => typeof child === 'string' && child.length > 3)
  )
    return null;
  const text = ownTextOf(element);
  if (text.length < 3 || text.length > 90) return null;
  const state = readStockWords(text);
  return state === null ? null : { availability: state, text };
}

/** Words of sentences about some other time or case. */
const hedges =
  /\?|\b(?:if|when|wenn|wann|sobald|quando|quand|lorsque|cuándo|cuando|wieder|again|back in stock|de nouveau|di nuovo|wanneer|gdy|kiedy)\b|filter/iu;

/** The stock that a short sentence states in one of the languages known; null when it states none. */
export function readStockWords(text: string): Availability | null {
  if (
    /\b(?:store|pick-?up|in-store|click (?:&|and) collect|filiale|magasin|tienda|negozio|winkel|collection|chat|gift|klarna|engrav\w+|install\w*|warranty|payment|image|photo|bild|immagine|video|for this item)\b/iu.test(
      text,
    )
  )
    return null;
  if (hedges.test(text) && !/notify|email me/iu.test(text)) return null;
  if (outWords.test(text)) return 'out_of_stock';
  if (preWords.test(text)) return 'pre_order';
  if (backWords.test(text)) return 'back_order';
  return inWords.test(text) ? 'in_stock' : null;
}

const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'option',
  'title',
  'textarea',
  'a',
  'svg',
]);

function namesAround(element: PageElement, zones: PageZones): string {
  let names = zones.namesOf(element);
  for (let outer = element.parent, level = 0; outer !== null && level < 3; outer = outer.parent, level += 1) {
    if (outer.endOrder - outer.order < 60) names += zones.namesOf(outer);
  }
  return names.replace(/ {2,}/gu, ' ');
}
