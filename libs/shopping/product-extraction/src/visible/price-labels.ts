/** Where words are separated by spaces, only whole words count. */
function wordsOf(parted: string, joined: string): RegExp {
  const plain = (text: string): string => text.replace(/\n\s*/gu, '');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain(parted)})(?![\\p{L}\\p{N}])|${plain(joined)}`, 'iu');
}

const delivery = {
  parted: `shipping|postage|p ?& ?p|delivery|freight|versand\\p{L}*|liefer(?:ung|kosten)|livraison|frais de port|envío|gastos de envío|entrega|
    spedizione|consegna|frete|portes|verzend\\p{L}*|bezorg\\p{L}*|wysyłk\\p{L}*|dostaw\\p{L}*|doprav\\p{L}*|poštovné|frakt\\p{L}*|fragt\\p{L}*|levering|leverans|
    toimitus\\p{L}*|szállítás\\p{L}*|livrare|transport|kargo|teslimat|piegāde|pristatymas|tarne|dostava|vận chuyển|ongkir|ongkos kirim`,
  joined: `доставк|доставя|μεταφορικ|αποστολ|送料|配送料|運費|运费|邮费|배송비|배송료|משלוח|التوصيل|الشحن|डिलीवरी|शिपिंग|ค่าส่ง|ค่าจัดส่ง`,
};

/** Labels of previous, recommended or struck-through prices. */
export const listLabels = wordsOf(
  `was|rrp|r\\.r\\.p|msrp|srp|list price|regular(?: price)?|retail(?: price)?|before|instead(?: of)?|compare at|originally|normally|reg\\.|orig\\.|
  uvp|neupreis|nieuwprijs|nypris|prix (?:du |à l['’]état )?neuf|price when new|statt|listenpreis|konsumentenpreis|vorher|bisher|ehemals|unverbindliche\\p{L}*|ursprünglich|
  ancien(?: prix)?|au lieu de|prix (?:de vente|conseillé|public)|conseill\\p{L}*|barré|avant|
  antes|precio (?:anterior|original|recomendado)|pvpr?|prima|prezzo (?:consigliato|di listino|precedente)|anziché|
  adviesprijs|van|was|i\\.p\\.v\\.|było|cena (?:regularna|katalogowa|poprzednia)|poprzednia cena|tidigare|ord\\.|ordinarie|rek\\. ?pris|
  før|førpris|vejl\\.?|veil\\.?|normalpris|norm\\.|normaalihinta|ovh|suositushinta|původně|běžná cena|dříve|pôvodne|pôvodná cena|bežná cena|
  eredeti(?: ár)?|prp|preț (?:vechi|recomandat)|vechi|önce|eski fiyat|liste fiyatı|de:|de r\\$|por de|preço (?:original|anterior)|
  iepriekš|ankstesnė kaina|hind enne|prije|stara cijena|redna cena|giá gốc|harga asli`,
  `старая цена|стара ціна|стара цена|было|раньше|αρχικ|π\\.?λ\\.?τ|定價|定价|原價|原价|市價|市场价|参考価格|通常価格|希望小売価格|정가|원래|소비자가|
  מחיר (?:קודם|מחירון|רגיל)|במקום|السعر (?:السابق|الأصلي)|كان|एमआरपी|मूल कीमत|m\\.?r\\.?p|ราคาปกติ`,
);

/** Labels of savings, instalments, delivery, accessories and minimum spends. */
export const rejectedLabels = wordsOf(
  `${delivery.parted}|sav(?:e|ing|ings)|you save|from £\\d+ off|discount|off|rabatt|ersparnis|(?:sie )?sparen|économi\\p{L}*|remise|ahorr\\p{L}*|descuento|risparmi\\p{L}*|sconto|
  korting|bespaar|oszczędz\\p{L}*|rabat|sleva|zľava|ušetříte|kedvezmény|reducere|indirim|desconto|economi\\p{L}*|
  per month|monthly|monat|monatlich|mtl|mois|mensualités?|al mes|mensual|x de|al mese|per maand|mies|månad|måned|
  gift card|deposit|pfand|consigne|cashback|trade in|tax|mwst|free over|orders over|minimum (?:order|spend)|mindestbestellwert|credit|klarna|points|punkte|coupon`,
  `${delivery.joined}|ポイント|積分|积分|적립|할인|쿠폰|優惠券|优惠券|скидк|экономи|знижк|кэшб|εξοικονομ|הנחה|חיסכון|خصم|وفر|छूट|बचत|
  月々|月額|每月|分期|期(?!間)|월 ?$|할부|в месяц|на місяць|τον μήνα|لكل شهر|شهري|לחודש|תשלומים|प्रति माह`,
);

/** Labels and class names of prices for used items. */
export const usedLabels = wordsOf(
  `used|pre[- ]?owned|second[- ]hand|refurbished|renewed|like new|open[- ]box|gebraucht\\p{L}*|generalüberholt|b-ware|d['’]?occasion|occasion|reconditionn\\p{L}*|
  usat[oa]|ricondizionat[oa]|segunda mano|usad[oa]|reacondicionad[oa]|recondicionad[oa]|tweedehands|używan\\p{L}*|begagna\\p{L}*|brugt|brukt|käytetty|použit\\p{L}*|használt|second[- ]hand`,
  `中古|二手|중고|б/у|подержан`,
);

/** "New price" is the current price of a new item, but what a used one cost when it was new. */
export const newPriceLabels = wordsOf(
  `new (?:item )?price|neuer preis|nouveau prix|precio (?:de )?nuevo|prezzo (?:del )?nuovo|nuovo prezzo|preço (?:de )?novo|nyt pris|cena nowego`,
  `新品価格|新品定価`,
);

export const priceLabels = wordsOf(
  `(?:our |your |sale |current |deal |online |unit )?price|preis|prix|precio|prezzo|prijs|cena|preço|pris|hinta|pret|preț|ár|fiyat|kaina|hind|cijena|giá|harga|
  now|only|today|jetzt|nur|heute|seulement|maintenant|ahora|solo|ora|nu|slechts|teraz|tylko|por|agora|endast|kun|vain|nyní|teraz|most|acum|şimdi`,
  `цена|ціна|τιμή|価格|販売価格|税込|가격|판매가|價|售价|现价|特价|מחיר|רק|السعر|سعر|कीमत|मूल्य|ราคา`,
);

const charge = new RegExp(
  `^\\P{L}{0,4}(?:(?:eur|gbp|usd|chf|kr|z[łl]|k[čc]|lei|ft|tl|rs)\\P{L}{1,3})?` +
    `(?:(?:for|of|de|di|für|til|till|za|frais de|gastos de|spese di|kosten)\\s)?(?:${delivery.parted}|${delivery.joined})`.replace(
      /\n\s*/gu,
      '',
    ),
  'iu',
);

/** Such as "€6.99 postage". */
export function isDeliveryAfter(after: string): boolean {
  return after !== '' && charge.test(after.slice(0, 60));
}
