import type { TableExport } from './export-columns';
import { columnsByKey } from './export-columns';
import { columnKey } from './feed-attributes';

/** Awin's Create-a-Feed. The shop's own link takes precedence over `aw_deep_link`. */
export const awinExport: TableExport = {
  name: 'awin',
  recognises: (keys) =>
    (keys.has('awproductid') || keys.has('awdeeplink') || keys.has('merchantproductid')) &&
    (keys.has('searchprice') || keys.has('awdeeplink') || keys.has('merchantdeeplink')),
  // Sector columns have a prefix: "Fashion:size".
  keyOf: (name) => columnKey(name.replace(/^\s*[a-z]+:(?=[a-z])/i, '')),
  columnOf: columnsByKey([
    ['id', 'merchantproductid productid awproductid'],
    ['title', 'productname'],
    ['shop_name', 'merchantname'],
    ['price_date', 'lastupdated'],
    ['description', 'description productshortdescription'],
    ['link', 'merchantdeeplink awdeeplink'],
    ['image_link', 'merchantimageurl largeimage awimageurl merchantthumburl awthumburl'],
    [
      'additional_image_link',
      'alternateimage alternateimagetwo alternateimagethree alternateimagefour alternateimagefive',
    ],
    ['price', 'searchprice storeprice'],
    ['list_price', 'productpriceold'],
    ['currency', 'currency'],
    ['availability', 'stockstatus instock'],
    ['quantity', 'stockquantity numberavailable'],
    ['condition', 'condition'],
    ['brand', 'brandname'],
    ['gtin', 'productgtin ean upc isbn'],
    ['mpn', 'mpn modelnumber'],
    ['product_type', 'merchantproductcategorypath merchantcategory categoryname'],
    ['google_product_category', 'googletaxonomy'],
    ['shipping', 'deliverycost'],
    ['item_group_id', 'parentproductid'],
    ['color', 'colour'],
    ['size', 'size'],
    ['material', 'material'],
    ['pattern', 'pattern'],
    ['custom_label_0', 'custom1'],
    ['custom_label_1', 'custom2'],
    ['custom_label_2', 'custom3'],
    ['custom_label_3', 'custom4'],
    ['custom_label_4', 'custom5'],
  ]),
  groupRows: null,
};
