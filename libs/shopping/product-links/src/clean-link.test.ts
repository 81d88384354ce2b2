import fc from 'fast-check';
import { cleanLink } from './clean-link';

describe('cleanLink', () => {
  it.each([
    ['https://shop.com?fbclid=1', 'https://shop.com/'],
    [
      'https://shop.com/p?a=1&utm_source=x&a=2&b=%C3%A9+%26#top',
      'https://shop.com/p?a=1&a=2&b=%C3%A9+%26#top',
    ],
    ['https://shop.com/p?UTM_Medium=x&size=42', 'https://shop.com/p?size=42'],
    ['https://shop.com/p?a=1&amp;utm_source=x', 'https://shop.com/p?a=1'],
    [
      'https://shop.com/p?gclid=1&msclkid=2&srsltid=3&irclickid=4&awc=5&mc_cid=6&_hsenc=7',
      'https://shop.com/p',
    ],
    [
      'https://shop.com/products/tray?_pos=1&_sid=a&_ss=r&variant=41',
      'https://shop.com/products/tray?variant=41',
    ],
    [
      'https://www.amazon.com/Mug/dp/B000000001/ref=sr_1_3?keywords=mug&qid=1&sr=8-3&psc=1&tag=x-20',
      'https://www.amazon.com/Mug/dp/B000000001?psc=1',
    ],
    [
      'https://www.ebay.com/itm/302474151804?_trkparms=x&hash=y&var=601',
      'https://www.ebay.com/itm/302474151804?var=601',
    ],
    [
      'https://www.walmart.com/ip/A/12345?athcpid=1&u1=2&selectedSellerId=3',
      'https://www.walmart.com/ip/A/12345?selectedSellerId=3',
    ],
    [
      'https://www.etsy.com/listing/1/mug?click_key=a&ref=b&variation0=2',
      'https://www.etsy.com/listing/1/mug?variation0=2',
    ],
    [
      'https://www.aliexpress.com/item/1.html?spm=a&algo_pvid=b&sku_id=3',
      'https://www.aliexpress.com/item/1.html?sku_id=3',
    ],
    [
      'https://www.bestbuy.com/site/tv/6425391.p?skuId=6425391&loc=x&acampID=1',
      'https://www.bestbuy.com/site/tv/6425391.p?skuId=6425391',
    ],
    ['https://www.google.com/url?q=https%3A%2F%2Fshop.com%2Fp%3Fgclid%3D1&sa=D', 'https://shop.com/p'],
    ['not a link', 'not a link'],
  ])('cleans %s', (link, clean) => {
    expect(cleanLink(link)).toBe(clean);
  });

  it.each([
    'icid=1&ecid=2&gcid=3&mcid=4&ext_cid=5',
    'zclid=1&partnerclid=2&click_id=3&clickid=4',
    'cmp=1&cmpid=2&cmp_source=3',
    'istCompanyId=1&istFeedId=2&istItemId=3&istBid=t',
    'wt_mc=1&wtrid=2&emc=3&affid=4',
    '%3Futm_source=1',
    'etcc_cmp=1&etcc_med=2&emcs0=3&emst=4&emos_sid=5&ppc_kw=6',
    'klar_source=1&rfsn=2&rfsn_cn=3&ceneo_cid=4&utmi_cp=5&fb_content_id=6',
    'fb_source=1&fb_action_ids=2&fb_adset_id=3&ppc_match_type=4&ad_placement=5&fb_creative=6&adjust_creative=7',
    'shop_campaign=1&sv_campaign_id=2&ref_adgroup=3&tt_medium=4&tt_content=5',
    'effi_id=1&eff_cpt=2&CAWELAID=3&CATARGETID=4&kelkooid=5&hgtid=6&sPartner=7&trkid=8&a8=9',
    'NaPm=1&n_media=2&n_ad_group=3&laz_trackid=4&trafficFrom=5&xptdk=6&sp_atk=7',
    'matt_tool=1&matt_word=2&reco_item_pos=3&polycard_client=4&bltgh=5&kclid=6&adjust_t=7',
    'provid=1&ectrans=2&channable=3&otracker=4&vc_lpp=5&sc_i=6&dm_t=7&sv1=8',
  ])('removes each tracking family: %s', (tracking) => {
    expect(cleanLink(`https://shop.com/p?${tracking}&size=42`)).toBe('https://shop.com/p?size=42');
  });

  it.each([
    ['https://shop.com/p/1%3Futm_source=x&size=42', 'https://shop.com/p/1?size=42'],
    ['https://shop.com/p/1%3Fgclid%3Dx%26size%3D42?colour=red', 'https://shop.com/p/1?size=42&colour=red'],
    ['https://shop.com/p/who%3Fthe-book', 'https://shop.com/p/who%3Fthe-book'],
    ['https://shop.com/p/who%3Fa=1', 'https://shop.com/p/who%3Fa=1'],
  ])('removes tracking after an encoded question mark: %s', (link, clean) => {
    expect(cleanLink(link)).toBe(clean);
  });

  it.each([
    'https://shop.com/p?cid=7&productcid=8&colorcid=9&istanbul=1&compare=2',
    'https://shop.com/p?modelcid=1&skucid=2&sizecid=3&groupcid=4&maincid=5&parentcid=6&pcid=7',
    'https://shop.com/p?modelclid=1&itemclickid=2&cmp_size=3&cmpcolor=4&amc=5&pmc=6',
    'https://shop.com/p?print_placement=back&logo_placement=left&adjust_size=2',
    'https://shop.com/p?card_creative=3&fb_size=4&ppc_colour=5',
    'https://shop.com/p?ref=12&s=x&tag=y&keywords=z',
    'https://shop.com/p?gas=1&mutm_source=2&pk_id=3',
    'https://shop.com/p?filter_medium=oil&search_keyword=lamp&campaign=2&emissions=3&trackid=4',
  ])('preserves parameters that may identify the product: %s', (link) => {
    expect(cleanLink(link)).toBe(link);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        const clean = cleanLink(link);

        expect(cleanLink(clean)).toBe(clean);
      }),
    );
  });
});
