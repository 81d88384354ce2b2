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
  if (almostOutWords.test(text)) return 'limited';
  if (outWords.test(text) || negatedWords.test(text)) return 'out_of_stock';
  if (preWords.test(text)) return 'pre_order';
  if (backWords.test(text)) return 'back_order';
  if (limitedWords.test(text)) return 'limited';
  return inWords.test(text) ? 'in_stock' : null;
}

export function saysOutOfStock(label: string): boolean {
  const text = label.slice(0, 200);
  return !almostOutWords.test(text) && (outWords.test(text) || negatedWords.test(text));
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
  email me when|unavailable|(?:none|no (?:items|units|copies)) left|0 left|
  (?:leider )?ausverkauft|nicht (?:mehr |sofort |online )?(?:verfügbar|lieferbar|vorrätig|auf lager|bestellbar)|derzeit nicht|
  zurzeit nicht|momentan nicht|vergriffen|
  rupture(?: de stock)?|en rupture|épuisée?s?|(?:actuellement |temporairement )?indisponible|plus (?:disponible|en stock)|non disponible|
  hors stock|victime de son succès|
  agotad[oa]s?|sin (?:stock|existencias)|no (?:está |hay )?(?:disponible|stock|existencias)|fuera de stock|
  esaurit[oaie]|(?:attualmente |momentaneamente )?non (?:più )?disponibil[ei]|terminato|
  uitverkocht|niet (?:meer |langer )?(?:op voorraad|leverbaar|beschikbaar)|geen voorraad|
  niedostępn[yae]|brak (?:w magazynie|towaru|na stanie)|wyprzedan[eya]|nakład wyczerpany|chwilowo niedostępn[yae]|
  esgotad[oa]s?|indispon[ií]vel|sem (?:stock|estoque)|fora de (?:estoque|stock)|
  slut i lager|slutsåld|utgått|ej i lager|finns ej|tillfälligt slut|udsolgt|utsolgt|ikke på lager|
  loppu|loppuunmyyty|ei (?:varastossa|saatavilla)|tilapäisesti loppu|
  vypredan[éý]|vyprod[áa]no|nedostupn[éýá]|nie je (?:skladom|na sklade)|není skladem|prodej ukončen|nie je možné (?:produkt )?(?:kúpiť|objednať)|
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
const inWordsParted = `in[ -]stock|available (?:now|online|to order|for (?:delivery|immediate\\p{L}*))|ready to ship|(?:ships|dispatched|dispatches) (?:today|tomorrow|same day|(?:with)?in \\d+ ?(?:h|hrs|hours|(?:business |working )?days))|only \\d+ left|\\d+ (?:in stock|available)|
  in stock|auf lager|(?:sofort |ab lager )?(?:lieferbar|verfügbar)|vorrätig|lagernd|am lager|(?:sofort |direkt )?(?:versandfertig|versandbereit)|
  en stock|disponibles?|(?:en|con|hay) existencias?|envío inmediato|expédiée? sous \\d+ ?(?:h|heures)|in magazzino|disponibil[ei]|disponibilità immediata|pronta consegna|
  op voorraad|leverbaar|direct leverbaar|beschikbaar|besteld, (?:morgen|vandaag) in huis|dostępn[yae]|na stanie|w magazynie|duża ilość|wysyłka w \\d+ ?(?:h|godzin\\p{L}*)|em (?:stock|estoque)|disponíve(?:l|is)|pronta entrega|envio imediato|
  (?:finns )?i (?:webb)?lager|tillgänglig|skickas inom \\d+ ?(?:h|tim\\p{L}*)|finns att köpa|på lager|varastossa|saatavilla heti|heti saatavilla|skladom|na sklad[eě]|skladem|dostupn[éý]|k dispozici|ihned k odeslání|în stoc|in stoc|
  raktáron|készleten|stokta|stokta var|ir noliktavā|pieejams|yra sandėlyje|turime sandėlyje|laos|laos olemas|
  na zalihi|na skladištu|na stanju|na zalogi|dostupno|stok tersedia|tersedia|còn hàng`;
const inWordsJoined = `в наличии|в наявності|има наличност|на склад(?!е)|на залиха|άμεσα διαθέσιμ|διαθέσιμο|σε απόθεμα|在庫あり|在庫有り|即納|재고 ?있음|
  有現貨|現貨|有货|现货|有貨|库存充足|במלאי|זמין במלאי|متوفر|متاح|स्टॉक में|उपलब्ध है|มีสินค้า|พร้อมส่ง`;
const inWords = wordsOf(inWordsParted, inWordsJoined);

/** A negation at most two words before words for stock: "n'est pas disponible", "keine Exemplare verfügbar", "0 auf Lager". */
const negatedWords = wordsOf(
  `(?:(?:(?:is|are)n't|not|nicht|keine?|pas|no|non|niet|geen|nie|ej|inte|ikke|não|není|nejsou)(?: \\p{L}+){0,2}|
  (?<![.,:/-])0(?: \\p{L}+\\.?)?) (?:available|erhältlich|${inWordsParted})`,
  '(?!)',
);
const preWords = wordsOf(
  `pre-?order(?: now)?|vorbestell\\p{L}*|précommande\\p{L}*|preventa|reserva ya|resérvalo|preordin\\p{L}*|prevendita|prenota ora|przedsprzedaż\\p{L}*|zapowiedź|
  reserveer nu|te reserveren|vooruitbestel\\p{L}*|
  pré-venda|pré-encomenda|förhandsbok\\p{L}*|förbeställ\\p{L}*|förbokning|forudbestil|forhåndsbestill|ennakkotilaa|předobjedn\\p{L}*|predobjedn\\p{L}*|előrendelés|
  precomand\\p{L}*|ön sipariş`,
  `予約受付|予約する|予約商品|предзаказ|передзамовлення|προπαραγγελία|예약 ?구매|预售|預購|預售`,
);
const backWords = wordsOf(
  `back[- ]?order(?:ed)?|available on backorder|nachbestellt|auf bestellung|wieder lieferbar ab|réapprovisionnement|sur commande|bajo pedido|
  su ordinazione|(?:op|in) bestelling|na zamówienie|na objednávku|(?:sob|por) encomenda|beställningsvara|restnoterad|bestillingsvare|tilaustuote`,
  `под заказ|під замовлення|お取り寄せ|取り寄せ`,
);

/** At most two digits. */
const few = '[1-9]\\d?';
const ends = '(?= *(?:$|[.!,;(]))';
/** "3 days left" isn't about stock, so a number needs a word for stock or pieces, or the end of the sentence. */
const limitedWords = wordsOf(
  `(?:only|just|last) (?:${few}|one|two|a few|few) (?:(?:items?|units?|pieces?|copies|pairs?) )?(?:left|remaining|available|in stock)|
  (?:${few}|one|few) (?:(?:items?|units?|pieces?|copies|pairs?) )?(?:left|remaining)|last (?:one|few|items?|pieces?) (?:left|remaining|in stock|available)|
  (?:low|limited) (?:in )?(?:stock|availability|quantit(?:y|ies)|supply)|almost gone|
  nur (?:noch )?(?:${few}|ein|eine|eins|zwei|drei|wenige|einige) (?:(?:stück|stk\\.?|exemplare?|artikel|paare?) )?(?:verfügbar|auf lager|am lager|vorrätig|lieferbar|übrig)|
  nur noch (?:${few}|wenige) (?:stück|exemplare?|artikel|paare?)|(?:wenige|letzte[sn]?) (?:exemplare?|stücke?|artikel)|
  (?:geringer|niedriger|knapper|begrenzter) (?:lager)?bestand|(?:begrenzte|geringe) (?:stückzahl|verfügbarkeit|menge)|begrenzt verfügbar|
  plus qu(?:e |')(?:${few}|une?|quelques) (?:exemplaires?|articles?|pièces?|unités?|en stock|disponibles?)|
  derni(?:er|ère)s? (?:articles?|pièces?|exemplaires?|unités?)|(?:stock|quantité|disponibilité) (?:limitée?|faible|réduite?)|faible stock|
  queda[n]? (?:s[oó]lo )?(?:${few}|poc[oa]s|una?|dos|tres)(?: (?:unidad(?:es)?|piezas?|ejemplar(?:es)?|en stock|disponibles?)|${ends})|
  s[oó]lo ${few} (?:unidad(?:es)?|disponibles?|en stock)|[uú]ltim[oa]s? (?:unidad(?:es)?|piezas?|ejemplar(?:es)?|disponibles?|existencias)|
  pocas (?:unidades|existencias|piezas)|(?:stock|disponibilidad|existencias) (?:limitad[oa]s?|bajo)|
  rest(?:a|ano) (?:solo |soltanto )?${few}(?: (?:pezz[oi]|articol[oi]|disponibil[ei])|${ends})|solo ${few} (?:pezz[oi]|disponibil[ei]|rimast[oi]|in magazzino)|
  ultim[oi] (?:${few} )?(?:pezz[oi]|articol[oi]|disponibil[ei])|poch[ie] (?:pezzi|articoli|unità|disponibil[ei])|
  (?:disponibilità|quantità) (?:limitata|ridotta)|scorte limitate|in esaurimento|
  (?:nog|slechts|nog maar|nog slechts) (?:${few}|enkele) (?:(?:stuks?|exemplaren|artikelen) )?(?:op voorraad|beschikbaar|leverbaar|over)|
  nog enkele (?:stuks|exemplaren)|laatste (?:stuks?|exempla(?:ar|ren)|artikelen)|beperkte? (?:op )?(?:voorraad|leverbaar|beschikbaar)|(?:weinig|lage) voorraad|
  ostatni[ae]? (?:${few} )?(?:sztuk[ai]?|szt|egzemplarz\\p{L}*)|(?:z|pozo)sta[łl][aoy]? (?:już )?(?:tylko )?${few} (?:sztuk[ai]?|szt)|
  tylko ${few} (?:sztuk[ai]?|szt)|(?:mała|niewielka|ograniczona) (?:ilość|dostępność)|na wyczerpaniu|
  (?:endast|bara|kun) ${few} (?:st )?(?:kvar|i lager|på lager|tilbage|igjen)|${few} (?:st )?kvar|få (?:kvar|i lager|på lager|tilbage|igjen)|
  sista exemplare[tn]|begränsat (?:antal|lager)|lågt lager\\p{L}*|
  rest(?:a|am) (?:apenas |s[oó] )?${few}(?: (?:unidades?|peças?|em (?:stock|estoque))|${ends})|(?:apenas|s[oó]) ${few} (?:unidades?|disponíve(?:l|is)|em (?:stock|estoque))|
  [uú]ltimas? (?:unidades?|peças?)|poucas (?:unidades|peças)|(?:stock|estoque) (?:limitado|baixo|reduzido)|
  (?:skladem|na sklad[eě]) (?:už )?(?:pouze|jen) ${few}|posledn[íé] (?:${few} )?(?:kusy?|ks)|zbýv(?:á|ají) (?:už )?(?:jen |pouze )?${few} (?:ks|kus\\p{L}*)|
  už jen ${few} (?:ks|kus\\p{L}*)|omezené množství`,
  '(?!)',
);
/** "Almost sold out" isn't sold out. */
const almostOutWords = wordsOf(
  `(?:almost|nearly|fast|beinahe|bientôt|presque|casi|quasi|bijna|prawie|snart|nästan|næsten|nesten|quase|téměř|takmer)
  (?: sold[ -]?out| out of stock| ausverkauft| vergriffen| épuisée?s?| agotad[oa]s?| esaurit[oaie]| uitverkocht| wyprzedan[eya]| slutsåld| udsolgt| utsolgt| esgotad[oa]s?| vyprodáno| vypredané)`,
  '(?!)',
);

/** Pickup, service, unselected options and other products. */
const otherMatters =
  /(?<!\p{L})(?:store|pick-?up|in-store|click (?:&|and) collect|to select|filiale|magasin|tienda|negozio|winkel|collection|chat|gift|klarna|engrav\w+|install\w*|warranty|payment|image|photo|bild|immagine|video|for this item|colou?rs|sizes|farben|größen|couleurs|tailles|colores|tallas|colori|taglie|kleuren|maten|kolor(?:ach|y)|rozmiar(?:ach|y)|färger|storlekar|cores|tamanhos|barvách|velikostech|customer (?:service|support|care)|kundenservice|kundendienst|service client|atención|assistenza|klantenservice|obsługa|kundtjänst|atendimento)(?!\p{L})/iu;

/** Words about another time or case. */
const hedges =
  /[?？]|(?<!\p{L})(?:if|when|wenn|wann|sobald|quando|quand|lorsque|cuándo|cuando|wieder|again|back in stock|de nouveau|di nuovo|wanneer|gdy|kiedy)(?!\p{L})|filter/iu;
