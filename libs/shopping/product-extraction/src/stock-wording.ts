import type { Availability } from '@pricehunt/offers';

/**
 * Reads availability from a short sentence in European languages, Turkish, Hebrew, Arabic, Hindi, Chinese, Japanese,
 * Korean, Thai, Vietnamese and Indonesian. Null for sentences about another time, store pickup or other products. Reads
 * at most 200 characters.
 */
export function readStockWords(sentence: string): Availability | null {
  const text = sentence.slice(0, 200);
  if (otherMatters.test(text)) return null;
  if (hedges.test(text) && !/notify|email me/iu.test(text)) return null;
  if (outWords.test(text)) return 'out_of_stock';
  if (preWords.test(text)) return 'pre_order';
  if (backWords.test(text)) return 'back_order';
  return inWords.test(text) ? 'in_stock' : null;
}

export function saysOutOfStock(label: string): boolean {
  return outWords.test(label.slice(0, 200));
}

export function saysPreOrder(label: string): boolean {
  return preWords.test(label.slice(0, 200));
}

/** Whole words, or any of the `joined` ones even inside a word. */
function wordsOf(parted: string, joined: string): RegExp {
  const plain = (text: string): string => text.replace(/\n\s*/gu, '');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain(parted)})(?![\\p{L}\\p{N}])|${plain(joined)}`, 'iu');
}

const outWords = wordsOf(
  `out[ -]of[ -]stock|sold[ -]?out|(?:currently|temporarily|now) (?:unavailable|out of stock|not available)|
  not (?:currently |yet )?available|no longer available|not in stock|no stock|notify me when (?:available|in stock|back)|
  email me when|unavailable|
  (?:leider )?ausverkauft|nicht (?:mehr |sofort |online )?(?:verfügbar|lieferbar|vorrätig|auf lager|bestellbar)|derzeit nicht|
  zurzeit nicht|momentan nicht|vergriffen|
  rupture(?: de stock)?|en rupture|épuisée?s?|(?:actuellement |temporairement )?indisponible|plus disponible|non disponible|
  agotad[oa]s?|sin (?:stock|existencias)|no (?:está |hay )?(?:disponible|stock|existencias)|fuera de stock|
  esaurit[oaie]|(?:attualmente |momentaneamente )?non (?:più )?disponibil[ei]|terminato|
  uitverkocht|niet (?:meer |langer )?(?:op voorraad|leverbaar|beschikbaar)|
  niedostępn[yae]|brak (?:w magazynie|towaru|na stanie)|wyprzedan[eya]|chwilowo niedostępn[yae]|
  esgotad[oa]s?|indispon[ií]vel|sem (?:stock|estoque)|fora de (?:estoque|stock)|
  slut i lager|slutsåld|ej i lager|finns ej|tillfälligt slut|udsolgt|utsolgt|ikke på lager|
  loppu|loppuunmyyty|ei (?:varastossa|saatavilla)|tilapäisesti loppu|
  vypredan[éý]|vyprod[áa]no|nedostupn[éýá]|nie je (?:skladom|na sklade)|není skladem|nie je možné (?:produkt )?(?:kúpiť|objednať)|
  nelze (?:koupit|objednat)|nu (?:este|mai este) (?:disponibil|în stoc|in stoc)|stoc epuizat|indisponibil|epuizat|
  elfogyott|nincs (?:raktáron|készleten)|nem (?:kapható|rendelhető)|stokta yok|tükendi|stokta bulunmuyor|
  izpārdots|nav (?:pieejams|noliktavā)|išparduota|nėra sandėlyje|prekės nėra|läbi müüdud|laost otsas|
  rasprodano|nije dostupno|nema na (?:zalihi|skladištu|stanju)|ni na zalogi|razprodano|
  habis terjual|stok habis|hết hàng|`.replace(/\|$/u, ''),
  `нет в наличии|распродан|нема в наявності|немає в наявності|закінчився|изчерпан|няма наличност|не е наличен|нема на залиха|
  εξαντλ[ηή]|μη διαθέσιμ|δεν υπάρχει|品切れ|在庫切れ|在庫なし|売り切れ|完売|入荷待ち|販売終了|품절|매진|재고 ?없음|已售完|售完|售罄|
  缺貨|缺货|無貨|无货|補貨中|暂时缺货|אזל|אינו במלאי|לא במלאי|לא זמין|غير متوفر|غير متاح|نفذت الكمية|نفد|
  स्टॉक में नहीं|स्टॉक खत्म|उपलब्ध नहीं|สินค้าหมด|หมดชั่วคราว`,
);
const inWords = wordsOf(
  `in[ -]stock|available (?:now|online|to order|for (?:delivery|immediate\\p{L}*))|ready to ship|only \\d+ left|\\d+ (?:in stock|available)|
  in stock|auf lager|(?:sofort |ab lager )?(?:lieferbar|verfügbar)|vorrätig|am lager|
  en stock|disponibles?|en existencias?|in magazzino|disponibil[ei]|disponibilità immediata|
  op voorraad|leverbaar|direct leverbaar|dostępn[yae]|na stanie|w magazynie|em (?:stock|estoque)|disponível|
  i lager|finns i lager|på lager|varastossa|saatavilla heti|heti saatavilla|skladom|na sklade|skladem|în stoc|in stoc|
  raktáron|készleten|stokta|stokta var|ir noliktavā|pieejams|yra sandėlyje|turime sandėlyje|laos|laos olemas|
  na zalihi|na skladištu|na stanju|na zalogi|dostupno|stok tersedia|tersedia|còn hàng`,
  `в наличии|в наявності|има наличност|на склад(?!е)|на залиха|άμεσα διαθέσιμ|διαθέσιμο|σε απόθεμα|在庫あり|在庫有り|即納|재고 ?있음|
  有現貨|現貨|有货|现货|有貨|库存充足|במלאי|זמין במלאי|متوفر|متاح|स्टॉक में|उपलब्ध है|มีสินค้า|พร้อมส่ง`,
);
const preWords = wordsOf(
  `pre-?order(?: now)?|vorbestell\\p{L}*|précommande\\p{L}*|preventa|reserva ya|resérvalo|preordina|prenota ora|przedsprzedaż|
  pré-venda|pré-encomenda|förhandsboka|förbeställ|forudbestil|forhåndsbestill|ennakkotilaa|předobjednávka|predobjednávka|előrendelés|
  precomand\\p{L}*|ön sipariş`,
  `予約受付|予約する|予約商品|предзаказ|передзамовлення|προπαραγγελία|예약 ?구매|预售|預購|預售`,
);
const backWords = wordsOf(
  `back-?order(?:ed)?|available on backorder|nachbestellt|wieder lieferbar ab|réapprovisionnement|sur commande|bajo pedido|
  su ordinazione|op bestelling|na zamówienie|na objednávku|sob encomenda|beställningsvara|bestillingsvare|tilaustuote`,
  `под заказ|під замовлення|お取り寄せ|取り寄せ`,
);

/** Pickup, unselected options and other products. */
const otherMatters =
  /(?<!\p{L})(?:store|pick-?up|in-store|click (?:&|and) collect|to select|filiale|magasin|tienda|negozio|winkel|collection|chat|gift|klarna|engrav\w+|install\w*|warranty|payment|image|photo|bild|immagine|video|for this item)(?!\p{L})/iu;

/** Words about another time or case. */
const hedges =
  /[?？]|(?<!\p{L})(?:if|when|wenn|wann|sobald|quando|quand|lorsque|cuándo|cuando|wieder|again|back in stock|de nouveau|di nuovo|wanneer|gdy|kiedy)(?!\p{L})|filter/iu;
