/** Matched as a whole, without the colon or dash that follows. */

/** Joins alternatives that may span several lines. */
function labels(words: string): RegExp {
  return new RegExp(`^(?:${words.replace(/\n\s*/gu, '')})$`, 'iu');
}

/** The shop's number: "SKU", "Item #", "Art.-Nr.", "Réf.", "Código", "商品番号". */
export const skuLabel = labels(
  `skus?(?: (?:no|number|code|id|#))?|asin|item (?:no|number|code|id|ref|#)|item|item model|
  (?:product|prod) ?(?:code|number|num|no|id|sku|ref(?:erence)?(?: (?:no|number))?)|stock (?:code|number|no|keeping unit)|
  style (?:code|number|no|id|#)|style|catalog(?:ue)? (?:no|number|code)|cat(?:\\.|alogue)? no|web (?:id|code)|
  article (?:no|number|code|id)|order (?:no|number|code)|ref(?:erence)?(?: (?:no|number|code))|
  (?:lot|listing|ad) (?:id|number|no)|
  art(?:ikel|\\.)?[ -]?(?:nr|nummer|no|code|id)|produkt[ -]?(?:nr|nummer|code|id)|bestell[ -]?(?:nr|nummer|code)|
  anzeigen?[ -]?(?:nr|nummer|id)|art\\. ?nr|kat\\.?-?nr|katalog[ -]?(?:nr|nummer)|
  référence(?: (?:du )?(?:produit|article))?|réf(?:\\. (?:produit|article))?|ref|code (?:article|produit)|n° (?:d[e']\\s?)?article|id (?:produit|article)|
  referencia(?: del producto)?|(?:número|nº|n°) de (?:referencia|artículo|producto)|
  código(?: de(?:l)? (?:producto|artículo|produto|barras interno))?|cód(?:\\. (?:do )?(?:produto|producto))?|id (?:del? |do )?(?:producto|produto|prodotto)|
  cod(?:\\.|ice)?(?: (?:prodotto|articolo|produs|produto))?|rif(?:erimento)?|art\\. n|
  referência(?: do produto)?|sku do produto|
  kod(?: (?:produktu|towaru))?|nr (?:katalogowy|produktu|artykułu)|numer (?:katalogowy|produktu)|indeks|
  kód(?: (?:produktu|tovaru|zboží|výrobku))?|katalogové číslo|objednac[ií] (?:číslo|kód)|číslo (?:produktu|zboží|výrobku)|obj\\. ?č|
  cod produs|produkta kods|preces kods|kods|prekės kodas|kodas|tootekood|tootenumber|
  varenr|varenummer|varunummer|artnr|artikelnr|produktnr|tuotenumero|tuotekoodi|tuotenro|cikkszám|termékkód|rendelési kód|
  šifra(?: (?:artikla|proizvoda|izdelka))?|kataloški broj|ürün kodu|stok kodu|mã sản phẩm|kode (?:produk|barang)|
  κωδικός(?: προϊόντος)?|κωδ|артикул|код(?: (?:товара|товару|продукта|на продукта|производа))?|каталожный номер|номер товара|шифра|
  商品番号|商品コード|商品番號|商品編號|商品编号|商品编码|品番|品號|货号|貨號|お問い合わせ番号|상품번호|상품코드|제품코드|
  מק"?ט|מק״ט|קוד מוצר|מספר קטלוגי|رقم المنتج|رمز المنتج|كود المنتج|رقم الصنف|उत्पाद कोड|รหัสสินค้า|
  ebay item number|número del? artículo|numéro de l'objet|numero oggetto(?: ebay)?|artikelnummer`,
);

/** The manufacturer's number: "MPN", "Model", "Herstellernummer", "型番". */
export const mpnLabel = labels(
  `mpn(?: (?:code|no|number))?|manufacturer(?:'s)? (?:part |model |product |item |sku )?(?:no|number|code|reference|#)|manufacturer sku|
  mfr\\.? ?(?:part )?(?:no|number|#|code)|mfg\\.? ?(?:part )?(?:no|number|#|code)|vendor (?:part )?(?:code|number)|part (?:no|number|#|code)|
  item model number|model(?:l)?[ -]?(?:no|number|nummer|nr|code|id|name|#)|model|model / ?part number|
  hersteller[ -]?(?:nr|nummer|artikelnummer|artikelnr|teilenummer|code)|hersteller-art\\.?-?nr|teilenummer|modellbezeichnung|
  numéro (?:de modèle|du modèle de l'article|de pièce.{0,20})|référence (?:fabricant|constructeur)|modèle|réf\\. (?:fabricant|constructeur)|
  referencia (?:del )?fabricante|número de (?:modelo(?: del producto)?|pieza.{0,20})|
  codice (?:produttore|articolo produttore|modello)|numero (?:modello articolo|di parte.{0,20})|modello|
  modelnummer|onderdeelnummer|fabrikantcode|artikelnummer fabrikant|kod producenta|nr producenta|referência do fabricante|
  modell?nummer|tillverkarens (?:artikelnummer|art\\.?nr)|produsentens varenummer|valmistajan (?:koodi|tuotekoodi)|
  kód výrobc[eu]|part number výrobce|gyártói cikkszám|üretici kodu|model kodu|modelo|modell|модель|код производителя|
  型番|型號|型号|メーカー型番|모델명|모델번호|דגם|الموديل|رقم الموديل|मॉडल|รุ่น`,
);

/** A GTIN: "EAN", "UPC", "Barcode". */
export const gtinLabel = labels(
  `ean|ean[ -]?(?:13|8|code|nummer|nr|number|kód|kod|koodi)|ean ?/ ?(?:gtin|upc)|gtin(?:[ -]?\\d{1,2})?(?: ?/ ?ean)?|global trade item number.{0,12}|
  upc(?:[ -]?(?:a|e|code|number|no))?|isbn(?:[ -]?1[03])?|barcode|bar code|strichcode|jan|jan ?コード|jan code|code[ -]barres|code ean|
  código de barras|código ean|codice a barre|codice ean|kod (?:ean|kreskowy)|čárový kód|čiarový kód|vonalkód|barkod|streckkod|strekkode|
  stregkode|viivakoodi|svītrkods|штрихкод|штрих-код|баркод|条形码|條碼|ברקוד|الباركود|바코드|บาร์โค้ด`,
);

export const brandLabel = labels(
  `brand(?: name)?|make|marke|marque|marca|merk|märke|varumärke|mærke|merke|marka|značka|brend|zīmols|bränd|tuotemerkki|márka|marcă|blagovna znamka|
  manufacturer|hersteller|fabricant|fabrikant|producent|produttore|fabricante|výrobce|výrobca|gyártó|producător|üretici|tillverkare|produsent|valmistaja|
  gamintojas|prekės ženklas|tootja|kaubamärk|μάρκα|κατασκευαστής|メーカー|ブランド|品牌|브랜드|제조사|бренд|производитель|виробник|марка|מותג|יצרן|
  الماركة|العلامة التجارية|ब्रांड|ยี่ห้อ|แบรนด์|thương hiệu|merek`,
);
