/** Notices that marketplaces require next to their offers, by source id. Other sources provide their own. */
export const sourceNotices: Readonly<Record<string, string>> = {
  ebay: 'If you buy through links to eBay, the operator of this site may earn a commission from the eBay Partner Network.',
  amazon:
    'As an Amazon Associate I earn from qualifying purchases. Product prices and availability are accurate as of the time indicated and are subject to change. Any price and availability information displayed on Amazon at the time of purchase will apply to the purchase of the product.',
  etsy: 'The term ‘Etsy’ is a trademark of Etsy, Inc. This application uses the Etsy API but is not endorsed or certified by Etsy, Inc.',
};
