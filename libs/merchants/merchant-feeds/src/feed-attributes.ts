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

/** Removes prefix, brackets, case and separators. */
export function columnKey(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/^\s*(?:g|google)\s*:/, '')
    .replace(/\([^)]*\)?\s*$/, '')
    .replace(/[^a-z0-9]/g, '');
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

const attributesByName: ReadonlyMap<string, FeedAttribute> = new Map(
  feedAttributes.flatMap((attribute): [string, FeedAttribute][] =>
    [columnKey(attribute), ...(aliases[attribute]?.split(' ') ?? [])].map((name) => [name, attribute]),
  ),
);

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
