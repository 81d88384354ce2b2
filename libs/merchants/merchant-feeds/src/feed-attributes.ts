import { unaccented } from './plain-text';

/** Google's attributes plus currency, stock and `list_price`, the price before a reduction. */
export const feedAttributes = [
  'id',
  'sku',
  'item_group_id',
  'title',
  'description',
  'link',
  'canonical_link',
  'image_link',
  'additional_image_link',
  'price',
  'currency',
  'sale_price',
  'list_price',
  'sale_price_effective_date',
  'availability',
  'quantity',
  'availability_date',
  'condition',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'product_type',
  'google_product_category',
  'shipping',
  'free_shipping_threshold',
  'shipping_weight',
  'tax',
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'product_detail',
  'multipack',
  'is_bundle',
  'custom_label_0',
  'custom_label_1',
  'custom_label_2',
  'custom_label_3',
  'custom_label_4',
  'expiration_date',
  'cost_of_goods_sold',
  'tracked_link',
  'shop_name',
  'price_date',
] as const;
export type FeedAttribute = (typeof feedAttributes)[number];

/** Attributes that can have several values per row. */
export const repeatableAttributes: ReadonlySet<FeedAttribute> = new Set<FeedAttribute>([
  'additional_image_link',
  'gtin',
  'shipping',
  'free_shipping_threshold',
  'tax',
  'product_type',
  'product_detail',
]);

/** "g:image_link", "Image Link" and "imageLink" are equal. Null for unknown names. */
export function attributeNamed(name: string): FeedAttribute | 'unused' | null {
  const spelled = columnKey(name);
  const known = attributesByName.get(spelled);
  if (known !== undefined) return known;
  if (/^(?:additionalimage(?:link|url)?|image(?:link|url)?|picture)[2-9]\d?$/.test(spelled)) {
    return 'additional_image_link';
  }
  return unusedNames.has(spelled) ? 'unused' : null;
}

/** Caches `attributeNamed` for the first thousand names. */
export class AttributeNames {
  readonly #meanings = new Map<string, FeedAttribute | 'unused' | null>();

  meaningOf(name: string): FeedAttribute | 'unused' | null {
    const known = this.#meanings.get(name);
    if (known !== undefined) return known;
    const meaning = attributeNamed(name);
    if (this.#meanings.size < namesRememberedMax) this.#meanings.set(name, meaning);
    return meaning;
  }
}

const namesRememberedMax = 1_000;

/** Removes prefix, brackets, case, accents and separators. */
export function columnKey(name: string): string {
  return unaccented(name.slice(0, 200))
    .replace(/^\s*(?:g|google)\s*:/, '')
    .replace(/\([^)]*\)?\s*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const aliases: Readonly<Partial<Record<FeedAttribute, string>>> = {
  id: 'itemid productid articleid artikelid offerid uniqueid merchantproductid retailerid idproduct',
  sku: 'articlenumber artikelnummer itemnumber itemno productnumber stockkeepingunit variantsku productsku reference merchantsku',
  item_group_id: 'itemgroup groupid parentid parentsku parent variantgroupid',
  title: 'name productname producttitle itemtitle artikelname bezeichnung titel nom titre nombre',
  description:
    'desc productdescription longdescription shortdescription body beschreibung bodyhtml content summary',
  link: 'url producturl productlink permalink deeplink deeplinkurl productpage productpageurl itemurl weblink href',
  canonical_link: 'canonicalurl canonical',
  image_link:
    'image imageurl productimage productimageurl imagelink1 imageurl1 image1 mainimage mainimageurl picture pictureurl ' +
    'bild bildurl imagesrc thumbnail imagelarge largeimage featuredimage',
  additional_image_link:
    'additionalimages additionalimageurl additionalimageurls additionalimagelinks images moreimages',
  price:
    'priceinclvat pricewithvat priceinctax priceincltax regularprice retailprice currentprice preis ' +
    'prix precio grossprice searchprice productprice variantprice',
  currency: 'pricecurrency currencycode waehrung wahrung devise currencyid',
  sale_price:
    'saleprice specialprice discountprice discountedprice offerprice promoprice promotionalprice reducedprice',
  list_price: 'formerprice compareatprice variantcompareatprice wasprice oldprice priceold pricebefore',
  sale_price_effective_date: 'salepriceeffectivedaterange saledates saleeffectivedate',
  availability:
    'stockstatus stockavailability instock isinstock available verfuegbarkeit verfugbarkeit disponibilite inventorystatus',
  quantity: 'qty stock stockquantity stocklevel inventory inventoryquantity quantityinstock lagerbestand',
  availability_date: 'availablefrom availablefromdate preorderdate',
  condition: 'itemcondition productcondition zustand etat',
  brand: 'manufacturer brandname vendor marke hersteller marque make',
  gtin: 'ean ean13 upc isbn isbn13 jan barcode gtin8 gtin12 gtin13 gtin14 eancode gtins eans productgtin globaluniqueid variantbarcode',
  mpn: 'manufacturerpartnumber partnumber mfpn modelnumber modelno manufacturersku herstellernummer mfrpartnumber manufacturernumber',
  identifier_exists: 'identifierexist',
  product_type:
    'category categories categorypath categoryname kategorie merchantcategory producttypes categorie',
  google_product_category: 'googlecategory googleproducttype googleproductcategoryid googleshoppingcategory',
  shipping:
    'shippingcost shippingcosts shippingprice deliverycost deliverycosts deliveryprice delivery versandkosten shippingfee',
  free_shipping_threshold: 'freeshippingfrom versandkostenfreiab',
  shipping_weight: 'weight gewicht versandgewicht packageweight',
  tax: 'taxes',
  color: 'colour farbe couleur colorname',
  size: 'groesse grosse taille sizename',
  material: 'fabric',
  gender: 'sex targetgender',
  age_group: 'agerange targetage',
  product_detail: 'productdetails',
  multipack: 'packsize packquantity',
  is_bundle: 'bundle',
  expiration_date: 'expirydate expires validuntil expiration',
  cost_of_goods_sold: 'cogs costofgoods cost costprice buyprice purchaseprice wholesaleprice',
};

/** Other languages' names. A name with another meaning elsewhere is left out. */
const translatedAliases: typeof aliases = {
  id:
    'idarticolo idprodotto idproducto idproduit idproduto produktid varenummer varenr tuotenumero tuotekoodi ' +
    'artikelnr artnr bestellnummer identifier identifikator idproduktu kodproduktu cikkszam codigoproducto ' +
    'codiceprodotto codeproduit codproduto артикул код',
  sku: 'codigo codice referencia riferimento',
  title:
    'nome namn navn nimi nazwa nazev naziv naam denumire titolo titulo produktnamn varunamn produktnavn varenavn ' +
    'tuotenimi productnaam nazwaproduktu nazevproduktu nazovproduktu nomeprodotto nombreproducto nomproduit ' +
    'nomeproduto termeknev urunadi название наименование назва имя ονομα τιτλος 商品名 商品名称 상품명',
  description:
    'descrizione descripcion descricao beskrivning beskrivelse omschrijving opis popis leiras kuvaus descriere ' +
    'aciklama produktbeschreibung описание опис περιγραφη 商品説明 상품설명',
  link:
    'lien enlace odkaz adresurl urlprodotto urlproduit urlproducto urlproduktu produkturl produktlink produktlank ' +
    'lank lenke linkki linkprodotto artikelurl ссылка посилання συνδεσμος 商品url',
  image_link:
    'immagine imagen imagem urlimagen urlimage urlimmagine urlimagem bildlank bildelenke afbeelding afbeeldingurl ' +
    'zdjecie obrazek obrazekurl kep kepurl kuva kuvaurl bildlink bildadresse imgurl img foto photo фото изображение ' +
    'картинка зображення εικονα 画像url 画像',
  price:
    'prezzo preco prijs cena pris hinta fiyat prisinklmoms prisinclmoms prijsinclbtw precioconiva prezzoivainclusa ' +
    'prixttc cenabrutto cenasdph bruttoar verkaufspreis endpreis bruttopreis preisbrutto цена ціна цінагрн τιμη 価格 ' +
    '販売価格 가격',
  list_price:
    'uvp rrp msrp listprice originalprice streichpreis ancienprix prixbarre precioanterior preciooriginal ' +
    'prezzooriginale regularpris ordinariepris vanprijs adviesprijs cenaregularna puvodnicena стараяцена стараціна',
  sale_price:
    'aktionspreis angebotspreis sonderpreis prixpromo prixremise preciooferta prezzoscontato prezzoofferta ' +
    'aanbiedingsprijs kampanjpris tilbudspris kampanjepris cenapromocyjna akcnicena akciosar',
  availability:
    'verfugbar lieferbar lieferstatus disponibilita disponibilidad disponibilidade disponible dostepnosc dostupnost ' +
    'beschikbaarheid voorraadstatus lagerstatus tillganglighet tilgjengelighet tilgaengelighed saatavuus ' +
    'elerhetoseg наличие наявність διαθεσιμοτητα 在庫状況',
  quantity:
    'bestand lagermenge cantidad quantita quantidade quantite aantal voorraad voorraadaantal antal lagersaldo ilosc ' +
    'stanmagazynowy mnozstvi mnozstvo keszlet varasto количество остаток кількість залишок ποσοτητα 在庫数',
  condition:
    'condizione condicion estado toestand skick tilstand allapot kunto stanproduktu состояние стан κατασταση',
  brand:
    'marca marchio produttore produttori fabricante fabricant fabrikant merk varumarke merke maerke producent ' +
    'vyrobce vyrobca gyarto valmistaja tuotemerkki znacka producator brandnaam markenname бренд производитель ' +
    'виробник торговаямарка μαρκα κατασκευαστης ブランド メーカー',
  gtin:
    'codigoean codiceean codeean codebarres codebarre codigodebarras codigobarras codiceabarre eannummer eankod ' +
    'kodean kodkreskowy strichcode viivakoodi streckkod stregkode strekkode vonalkod eanupc gtinean upcean штрихкод ' +
    'janコード',
  mpn:
    'codiceproduttore codigofabricante referenciafabricante referencefabricant reffabricant herstellerartikelnummer ' +
    'herstellernr kodproducenta kodvyrobce objednacikod tillverkarensartikelnummer fabrikantcode modellnummer ' +
    'partno 型番',
  product_type:
    'categoria kategoria kategori categoriapadre rubriek rubrique warengruppe produktgruppe produktgrupp varugrupp ' +
    'tuoteryhma kategorija categorieproduit категория категорія κατηγορια カテゴリ',
  shipping:
    'spesespedizione costospedizione speseconsegna gastosenvio costeenvio gastosdeenvio fraisport fraisdeport ' +
    'fraislivraison verzendkosten frakt fraktkostnad fragt fragtpris kosztwysylki kosztdostawy szallitasikoltseg ' +
    'toimituskulut portes lieferkosten',
  shipping_weight: 'peso poids vikt vekt vaegt paino waga hmotnost suly вес вага',
  currency: 'moneda valuta moeda mena waluta valuutta penznem валюта',
  color: 'colore cor kleur farg farge farve kolor barva szin vari цвет колір χρωμα',
  size: 'taglia talla tamanho maat storlek storrelse rozmiar velikost meret koko размер розмір μεγεθος',
  material: 'materiale materiau materiaal materialet материал',
  gender: 'genere genero geschlecht genre geslacht plec pohlavi',
};

const attributesByName: ReadonlyMap<string, FeedAttribute> = new Map(
  feedAttributes.flatMap((attribute): [string, FeedAttribute][] =>
    [attribute, ...listed(aliases[attribute]), ...listed(translatedAliases[attribute])].map((name) => [
      columnKey(name),
      attribute,
    ]),
  ),
);

function listed(names: string | undefined): readonly string[] {
  return names?.split(' ') ?? [];
}

/** Other Google attributes, RSS and Atom elements, and columns of Shopify's and PriceHunt's own files. */
const unusedNames: ReadonlySet<string> = new Set(
  (
    'adult adsredirect adslabels adsgrouping autopricingminprice certification cloudexportadditionalproperties destination ' +
    'disclosuredate displayadsid displayadslink displayadssimilarids displayadstitle displayadsvalue energyefficiencyclass ' +
    'excludeddestination externalsellerid feedlabel guid includeddestination installment ' +
    'lifestyleimagelink loyaltyprogram loyaltypoints maxenergyefficiencyclass maxhandlingtime minenergyefficiencyclass ' +
    'minhandlingtime mobilelink pause pickupmethod pickupsla productheight producthighlight productlength ' +
    'productweight productwidth promotionid returnaddresslabel returnpolicylabel shippingheight shippinglabel shippinglength ' +
    'shippingwidth shoppingadsexcludedcountry sizesystem sizetype structureddescription structuredtitle ' +
    'subscriptioncost sustainabilityincentives taxcategory transittimelabel unitpricingbasemeasure unitpricingmeasure ' +
    'virtualmodellink maximumretailprice minimumorderamount shipsfromcountry pubdate updated published author ' +
    'contentlanguage targetcountry channel kind pricehuntissues'
  ).split(' '),
);
