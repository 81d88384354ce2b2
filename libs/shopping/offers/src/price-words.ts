/** In lower case. Patterns are anchored and applied to short texts only, so that they stay linear. */

/** Joins alternatives that may span several lines. */
const anyOf = (words: string) => `(?:${words.replace(/\n\s*/g, '')})`;
const notInWord = '(?<![\\p{L}\\d])';
const wordEnds = '(?![\\p{L}\\d])';

const savingWords = anyOf(`
    you save|saving|savings|save|discount|rebate|cashback|spare|sie sparen|sparen|ersparnis|rabatt|
    économisez|économie|remise|réduction|ahorra|ahorras|ahorre|descuento|risparmi|sconto|economize|
    desconto|poupe|bespaar|korting|spar|sleva|ušetříte|zľava|ušetríte|rabat|oszczędzasz|скидка|
    экономия|знижка|kedvezmény|reducere|indirim|έκπτωση|خصم`);
/** Before a saved amount: "save $20", "Sie sparen 5 €". */
export const savingBefore = new RegExp(`${notInWord}${savingWords}(?: up to| bis zu| of| de)?[\\s:]*$`, 'u');
/** After a saved amount: "$20 off". */
export const savingAfter = new RegExp(
  `^\\s*${anyOf(`
    off|discount|rabatt|rabat|remise|de remise|korting|sleva|zľava|de descuento|di sconto|gespart|
    savings?|cashback`)}${wordEnds}`,
  'u',
);

const periods = anyOf(`
    mo|mos|mth|mths|month|months|monat|monate|mois|mes|meses|mês|mese|mesi|maand|maanden|mån|månad|månader|mnd|måned|måneder|md|
    kk|miesiąc|miesięcy|miesiące|mies|měsíc|měsíců|měs|mesiac|hó|lună|ay|мес|месяц|міс|wk|week|weeks|woche|semaine|semana|yr|
    year|years|jahr|an|año|ano|anno|jaar|år|rok|год|day|tag|jour|día|night|nacht|hour|hr`);
export const instalmentAfter = new RegExp(
  `^[\\s*]*(?:(?:/ ?|(?:per|a|an|each|every|pro|im|par|al|por|ao|pr\\.?|za|в) )${periods}${wordEnds}` +
    `|${anyOf(`
    monthly|weekly|yearly|annually|p/m|p\\.m\\.|pcm|mtl|monatlich|mensuel|mensuels|mensual|
    mensuales|mensais|mensili|in \\d+ instal\\p{L}*|instalments?|installments?|miesięcznie|měsíčně|mesačne|
    havonta|pe lună|ayda|aylık|kuukaudessa|månadsvis|månedlig|щомісяця|ежемесячно|τον μήνα|το μήνα|μηνιαίως|/ ?μήνα`)}${wordEnds}` +
    `| [x×] ?\\d+${wordEnds}| [x×] ?\\d+ ?期|${anyOf(`
    /月|/ヶ月|每月|/월|/เดือน| ต่อเดือน|/tháng|/bulan| per bulan| لكل شهر| في الشهر| شهري|/ ?شهر| לחודש| בחודש|
 प्रति माह| प्रति महीन|/माह`)})`,
  'u',
);
/** Before an instalment: "3 x", "12 payments of". */
export const instalmentBefore = new RegExp(
  `(?:\\d+(?: ?(?:${periods}|rat[ya]?|rate|raten|cuotas|parcelas|mensualités|payments|instal?lments)\\.?)? ?[x×](?: ?(?:de|of|à|a|da|od|по))?|\\d+ (?:payments?|instalments?|installments?|raten|mensualités|cuotas|parcelas|rate) (?:of|von|zu|de|à|da)` +
    `|${notInWord}(?:monthly|monatlich|mensuel|miesięcznie|měsíčně|kuukaudessa|aylık|ежемесячно|щомісяця)|月々|月額|每月|(?<!\\p{L})월)[\\s:]*$`,
  'u',
);

const measures = anyOf(`
    kg|kgs|kilo|kilogramm|kilogram|kilogramme|g|gr|gram|gramm|lb|lbs|pound|oz|ounce|l|ltr|liter|
    litre|litro|litr|cl|dl|ml|fl oz|gal|gallon|m|m²|m2|m³|m3|qm|lfm|meter|metre|metro|mètre|cm|mm|
    ft|foot|sq ft|sqft|ft²|yd|yard|inch|кг|г|л|м|м²|wash|dose|count|sheet|tablet|capsule`);
/** After a unit price: "/kg", "per 100 g". */
export const perUnitAfter = new RegExp(
  `^[\\s*(]*(?:/ ?|(?:per|pro|par|al|por|za|je|le|au|el|il|за|1 ?=) )(?:1000|100|10|1)? ?${measures}${wordEnds}`,
  'u',
);

/** The price of several items: "2 for $5". */
export const severalBefore = /^\s*(?:any |buy )?[2-9]\d? (?:for|für|pour|por|za|voor|för)\s*$/;

/** Before a lowest price: "from", "ab", "à partir de". */
export const fromBefore = new RegExp(
  `${notInWord}${anyOf(`
    from|from only|starting at|starting from|starts at|as low as|prices from|ab|schon ab|von|
    à partir de|a partir de|à partir d'|dès|des|desde|a partire da|da|dal|vanaf|v\\.a\\.|va|od|
    już od|fra|från|alkaen|frá|от|від|από|de la|min\\.?|nuo|no|alates|从|最低|من|ابتداء من|hanya|
    mulai dari|từ|chỉ từ`)}[\\s:]*$`,
  'u',
);
const packs = anyOf(`
    box|pack|packs|set|case|bag|bundle|lot|tin|jar|carton|tray|crate|kit|size|packung|karton|kiste|beutel|größe|boîte|paquet|coffret|
    taille|caja|paquete|juego|talla|confezione|scatola|taglia|doos|verpakking|maat|opakowanie|zestaw|rozmiar|förpackning|storlek|balení|
    velikost|caixa|pacote|embalagem|tamanho`);
/** Before a number of items or a size: "Box of 12", "Lot de 3". */
export const packBefore = new RegExp(
  `${notInWord}${packs}(?: (?:of|de|da|di|von|mit|à|van|met|av|po|com))?[\\s:]*$`,
  'u',
);

const contents = anyOf(`
    weight|wt|mass|content|quantity|qty|volume|vol|poids|contenance|contenu|quantité|gewicht|füllmenge|inhalt|menge|
    peso|volumen|contenido|cantidad|contenuto|quantità|conteúdo|quantidade|inhoud|hoeveelheid|masa|waga|zawartość|ilość|objętość|
    hmotnost|hmotnosť|obsah|množství|vikt|innehåll|vægt|vekt|indhold|innhold|paino|sisältö|tömeg|súly|térfogat|
    greutate|cantitate|conținut|ağırlık|miktar`);
/** Net and gross of a price, not of a weight: "Net weight", "Peso netto", "500 g netto". */
const ofPrice = (words: string) =>
  `(?<!${contents}[\\s:(]{0,3}|^\\s*(?:g|gr|kg|ml|cl|l|oz|lbs?)\\.?\\s*)(?:${words})(?![\\s:-]{0,3}${contents})`;
const taxes =
  '(?:(?:ges\\.?|gesetzl\\.?|gesetzlicher|der|\\d{1,2}(?:[.,]\\d)? ?%) ){0,2}(?:vat|tax|gst|btw|moms|mwst|ust|mva|iva|tva|dph|fpa|áfa|pdv|ddv|kdv|alv)';
/** Beside a price without tax: "ex VAT", "HT", "netto". */
export const withoutTax = new RegExp(
  `${notInWord}(?:(?:ex|excl?|excluding|exkl|exclusive|zzgl|ohne|bez|sin|sem|without|plus)\\.? ${taxes}|${ofPrice('nett[oó]|net')}|ht|h\\.t\\.|hors taxes?|` +
    `${taxes} (?:esclusa|excluid[oa]|no incluido|excl|hariç)|bez vat)${wordEnds}|\\+ ?${taxes}${wordEnds}|税抜|税別|本体価格|不含税|未稅|부가세 ?별도`,
  'u',
);
/** Beside a price with tax: "inc VAT", "TTC", "brutto". */
export const withTax = new RegExp(
  `${notInWord}(?:(?:incl?|including|inkl|inclusive|mit|s|sis|vč|včetně|con|com|with|z)\\.? ${taxes}|${ofPrice('brutt[oó]|gross')}|ttc|t\\.t\\.c\\.|` +
    `${taxes} (?:inclusa|inclu[ií]d[oa]|incl|compresa|dahil))${wordEnds}|税込|(?<!不)含税|含稅|부가세 ?포함`,
  'u',
);

/** After a lowest price: "起", "and up". */
export const fromAfter =
  /^\s*(?:\+(?!\s?\d)|起|から|부터|~(?!\s?\d)|and up|& up|and above|upwards|onwards|-t[óő]l|alkaen|den başlayan|'den başlayan|'dan başlayan)/u;

/** Before the minimum spend for free delivery. */
export const thresholdBefore = new RegExp(
  `(?:free|gratis|kostenlos\\p{L}*|versandkostenfrei\\p{L}*|gratuit\\p{L}*|offert\\p{L}*|zdarma|shipping|delivery|versand|livraison|spend|bezpłatn\\p{L}*|darmow\\p{L}*|бесплатн\\p{L}*)` +
    `${wordEnds}[^.!|]{0,50}${notInWord}(?:over|above|on orders|orders? of|on|from|ab|dès|desde|da|od|vanaf|от|exceeding|minimum)[\\s:]*$`,
  'u',
);

export const rangeWords =
  /^(?:[-–~]|to|bis|until|till|à|a|até|hasta|al|do|až|til|tot|till|до|i|и|から|から~|至|到)$/u;

export const freeText = new RegExp(
  `^(?:price|preis|prix|now|for|only)?[\\s:]*${anyOf(`
    free|free of charge|for free|gratis|kostenlos|umsonst|kostenfrei|gratuit|gratuite|gratuito|
    grátis|zdarma|zadarmo|ingyenes|ingyen|za darmo|darmowe|bezpłatnie|bezpłatny|бесплатно|
    безкоштовно|безплатно|δωρεάν|ücretsiz|bedava|ilmainen|maksuton|besplatno|miễn phí|percuma|免费|免費|
    無料|무료|مجاني|مجانا|مجاناً|رایگان|חינם|फ्री|मुफ्त|ฟรี`)}[\\s!.*]*(?:download)?[\\s!.*]*$`,
  'u',
);

const earlierWords = anyOf(`
    was|were|rrp|r\\.r\\.p\\.|msrp|srp|list price|reg\\.?|regular(?: price)?|retail price|before|originally|orig\\.|original price|m\\.r\\.p\\.|mrp|
    uvp|statt|bisher|vorher|früher|listenpreis|au lieu de|avant|prix conseillé|ancien prix|antes|pvpr|precio anterior|
    de|preço de|prima|prezzo consigliato|prezzo di listino|anziché|van|adviesprijs|cena regularna|było|przed|
    ord\\. ?pris|ordinarie pris|tidigare|før|førpris|normalpris|norm\\.|ovh|původně|běžná cena|dříve|pôvodne|eredeti ár|preț vechi|
    eski fiyat|liste fiyatı|старая цена|стара ціна|раньше|было|αρχική|通常価格|定価|参考価格|原價|原价|定價|市場價|정가|كان|السعر السابق|מחיר קודם`);
/** Right before a previous or recommended price. */
export const earlierBefore = new RegExp(`${notInWord}${earlierWords}[\\s:]*$`, 'u');
/** "de" and "van" before a price also mean "of", so a word for the current price must follow. */
export const perhapsEarlierBefore = new RegExp(`(?<!au lieu |preço )${notInWord}(?:de|van)[\\s:]*$`, 'u');

const currentWords = anyOf(`
    now|sale|sale price|our price|your price|price|today|only|jetzt|nur|nun|heute|neuer preis|preis|maintenant|prix|seulement|
    ahora|hoy|precio|por|preço|agora|ora|adesso|prezzo|voor|nu|nå|nyt|teraz|cena|tylko|nyní|teď|teraz|most|acum|yeni fiyat|şimdi|
    новая цена|нова ціна|цена|сейчас|теперь|τώρα|特価|販売価格|特價|特价|售價|售价|现价|판매가|할인가|الآن|עכשיו`);
/** Between a previous and the current price: "Now", "jetzt", "por". */
export const currentBefore = new RegExp(`(?:^|[^\\p{L}\\d])${currentWords}[\\s:.]*$`, 'u');

const shippingWords = anyOf(`
    shipping|delivery|postage|p&p|versand|liefer|livraison|frais de port|expédition|envío|gastos de envío|envio|frete|
    portes|spedizione|consegna|verzend|bezorg|frakt|fragt|levering|leverans|toimitus|wysyłk|przesyłk|dostaw|doprav|
    poštovn|szállítás|livrare|kargo|доставк|μεταφορικά|αποστολή|送料|運費|运费|배송|الشحن|توصيل|משלוח`);
/** After a shipping price: "£3.99 delivery", "5,00 € de livraison". Not before "included", which the price is then. */
export const shippingAfter = new RegExp(
  `^[\\s(]*(?:(?:de|di|for|für|pour|za|voor|för|till|til|за) )?${shippingWords}(?!\\p{L}* (?:incl|inkl|inbegr|free|gratis|gratuit))`,
  'u',
);
/** Before a word for the price: "delivery price". */
export const shippingBefore = new RegExp(`${shippingWords}\\p{L}*[\\s:]*$`, 'u');
