import type { TableExport } from './export-columns';
import { columnsByKey } from './export-columns';
import { columnKey } from './feed-attributes';

/** Links are deep links. The shop's own link takes precedence. */

/** CJ: Google's columns plus program columns. */
export const cjExport: TableExport = {
  name: 'cj',
  recognises: (keys) => keys.has('programname') && keys.has('id') && keys.has('link'),
  keyOf: columnKey,
  columnOf: columnsByKey([
    ['id', 'id'],
    ['shop_name', 'programname'],
    ['title', 'title'],
    ['description', 'description'],
    ['link', 'link mobilelink'],
    ['image_link', 'imagelink'],
    ['additional_image_link', 'additionalimagelink'],
    ['price', 'price'],
    ['sale_price', 'saleprice'],
    ['sale_price_effective_date', 'salepriceeffectivedate'],
    ['availability', 'availability'],
    ['availability_date', 'availabilitydate'],
    ['condition', 'condition'],
    ['brand', 'brand'],
    ['gtin', 'gtin'],
    ['mpn', 'mpn'],
    ['identifier_exists', 'identifierexists'],
    ['item_group_id', 'itemgroupid'],
    ['product_type', 'producttype'],
    ['google_product_category', 'googleproductcategory googleproductcategoryname'],
    ['shipping', 'shipping'],
    ['free_shipping_threshold', 'freeshippingthreshold'],
    ['shipping_weight', 'shippingweight'],
    ['tax', 'tax'],
    ['color', 'color'],
    ['size', 'size'],
    ['material', 'material'],
    ['pattern', 'pattern'],
    ['gender', 'gender'],
    ['age_group', 'agegroup'],
    ['multipack', 'multipack'],
    ['expiration_date', 'expirationdate'],
    ['price_date', 'lastupdated'],
  ]),
  groupRows: null,
};

/** impact: tables or API items. */
export const impactExport: TableExport = {
  name: 'impact',
  recognises: (keys) => keys.has('catalogitemid') && keys.has('currentprice'),
  keyOf: columnKey,
  columnOf: columnsByKey([
    ['id', 'catalogitemid'],
    ['shop_name', 'campaignname'],
    ['title', 'name'],
    ['description', 'description'],
    ['link', 'url'],
    ['image_link', 'imageurl'],
    ['additional_image_link', 'additionalimageurls'],
    ['price', 'currentprice'],
    ['list_price', 'originalprice'],
    ['currency', 'currency'],
    ['availability', 'stockavailability'],
    ['condition', 'condition'],
    ['brand', 'manufacturer'],
    ['gtin', 'gtin'],
    ['mpn', 'mpn'],
    ['product_type', 'category'],
    ['shipping', 'shippingrate'],
    ['item_group_id', 'itemgroupid parentsku'],
    ['color', 'colors'],
    ['size', 'size'],
  ]),
  groupRows: null,
};

/** Webgains: product feeds with extended fields. */
export const webgainsExport: TableExport = {
  name: 'webgains',
  recognises: (keys) => keys.has('programname') && keys.has('productname') && keys.has('deeplink'),
  keyOf: columnKey,
  columnOf: columnsByKey([
    ['id', 'productid'],
    ['shop_name', 'programname'],
    ['title', 'productname'],
    ['description', 'description longdescription'],
    ['link', 'deeplink'],
    ['image_link', 'imageurl imagelargeurl'],
    ['price', 'price'],
    ['list_price', 'normalprice recommendedretailprice'],
    ['currency', 'currency'],
    ['availability', 'instock'],
    ['brand', 'brand manufacturer'],
    ['gtin', 'europeanarticlenumber isbn'],
    ['mpn', 'manufacturersproductnumber'],
    ['product_type', 'categorypath categories'],
    ['shipping', 'deliverycost'],
    ['price_date', 'lastupdated'],
  ]),
  groupRows: null,
};

/** Daisycon: tables or JSON. */
export const daisyconExport: TableExport = {
  name: 'daisycon',
  recognises: (keys) => keys.has('daisyconuniqueid'),
  keyOf: columnKey,
  columnOf: columnsByKey([
    ['id', 'daisyconuniqueid'],
    ['shop_name', 'programname name'],
    ['title', 'title'],
    ['description', 'description'],
    ['link', 'link'],
    ['image_link', 'imagelarge imagedefault image imagelocation'],
    ['price', 'price'],
    ['list_price', 'priceold'],
    ['currency', 'currency'],
    ['availability', 'instock'],
    ['quantity', 'instockamount'],
    ['condition', 'condition'],
    ['brand', 'brand'],
    ['gtin', 'ean gtin'],
    ['mpn', 'mpn'],
    ['product_type', 'categorypath category'],
    ['google_product_category', 'googlecategoryid'],
    ['shipping', 'priceshipping'],
    ['color', 'colorprimary'],
    ['size', 'size'],
    ['price_date', 'lastmodified updatedate'],
  ]),
  groupRows: null,
};

/** Rakuten files have no header. They start with HDR (shop name) and end with TRL. */
export const rakutenColumns: readonly string[] = [
  ...['rakuten_product_id', 'product_name', 'sku', 'primary_category', 'secondary_categories', 'product_url'],
  ...['product_image_url', 'buy_url', 'short_description', 'long_description', 'discount', 'discount_type'],
  ...['sale_price', 'retail_price', 'begin_date', 'end_date', 'brand', 'shipping', 'keywords'],
  ...['manufacturer_part_number', 'manufacturer_name', 'shipping_information', 'availability', 'upc'],
  ...['class_id', 'currency', 'm1', 'pixel'],
  ...Array.from({ length: 10 }, (_, place) => `attribute_${place + 1}`),
];

export const rakutenExport: TableExport = {
  name: 'rakuten',
  recognises: (keys) => keys.has('rakutenproductid'),
  keyOf: columnKey,
  columnOf: columnsByKey([
    ['id', 'rakutenproductid'],
    ['title', 'productname'],
    ['sku', 'sku'],
    ['product_type', 'primarycategory'],
    ['link', 'producturl'],
    ['image_link', 'productimageurl'],
    ['description', 'longdescription shortdescription'],
    ['price', 'retailprice'],
    ['sale_price', 'saleprice'],
    ['brand', 'brand manufacturername'],
    ['mpn', 'manufacturerpartnumber'],
    ['shipping', 'shipping'],
    ['availability', 'availability'],
    ['gtin', 'upc'],
    ['currency', 'currency'],
  ]),
  groupRows: null,
};
