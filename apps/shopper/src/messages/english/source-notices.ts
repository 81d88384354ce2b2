/** What marketplaces want said beside their offers, by the id of the source; others are shown as the source has them. */
export const sourceNotices: Readonly<Record<string, string>> = {
  ebay: 'Links to eBay can earn the operator of this site a commission through the eBay Partner Network.',
  amazon:
    'As an Amazon Associate I earn from qualifying purchases. Prices and availability at Amazon are accurate as of the time shown and are subject to change; what Amazon shows at the time of purchase applies.',
  etsy: 'The term ‘Etsy’ is a trademark of Etsy, Inc. This application uses the Etsy API but is not endorsed or certified by Etsy, Inc.',
};
