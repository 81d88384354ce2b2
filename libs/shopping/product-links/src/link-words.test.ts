import fc from 'fast-check';
import { knownShops } from './known-shops';
import { readLinkWords } from './link-words';

const uuid = '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69';

describe('readLinkWords', () => {
  it.each([
    [
      'https://www.amazon.com/Sony-WH-1000XM5-Canceling-Headphones-Hands-Free/dp/B09XS7JWHH/?tag=x',
      'Sony WH-1000XM5 Canceling Headphones Hands Free',
    ],
    [
      'https://www.amazon.de/-/en/Philips-Hue-White-Bulb/dp/B099NPJCJQ/ref=sr_1_3?qid=1',
      'Philips Hue White Bulb',
    ],
    [
      'https://www.ebay.com/itm/Sony-WH-1000XM5-Wireless/302474151804?hash=item46',
      'Sony WH-1000XM5 Wireless',
    ],
    [
      'https://www.etsy.com/uk/listing/1012345678/handmade-oak-serving-tray?ref=x',
      'handmade oak serving tray',
    ],
    [
      'https://www.walmart.com/ip/Sony-WH-1000XM5-Headphones-Black/1234567',
      'Sony WH-1000XM5 Headphones Black',
    ],
    [
      'https://www.target.com/p/sony-wh-1000xm5-bluetooth-wireless-headphones/-/A-85978612?preselect=1',
      'sony wh-1000xm5 bluetooth wireless headphones',
    ],
    [
      'https://www.bestbuy.com/site/sony-wh-1000xm5-wireless-headphones-black/6505727.p?skuId=6505727',
      'sony wh-1000xm5 wireless headphones black',
    ],
    ['https://www.bestbuy.com/product/lg-c4-65-oled-tv/JJGCQ8H85K/sku/6578104', 'lg c4 65 oled tv'],
    [
      'https://www.newegg.com/amd-ryzen-7-7800x3d/p/N82E16819113793?Item=N82E16819113793',
      'amd ryzen 7 7800x3d',
    ],
    ['https://www.newegg.com/sony-wh1000xm5-black/p/0TH-000U-001A1', 'sony wh1000xm5 black'],
    ['https://www.aliexpress.com/item/Soundcore-Life-Q30/33001234567.html?spm=a2g', 'Soundcore Life Q30'],
    [
      'https://www.alibaba.com/product-detail/Stainless-Steel-Mug-14oz_62320042324.html',
      'Stainless Steel Mug 14oz',
    ],
    [
      'https://oak.myshopify.com/en-ca/collections/all/products/oak-serving-tray?variant=41',
      'oak serving tray',
    ],
    ['https://www.allbirds.com/products/mens-wool-runners-2', 'mens wool runners 2'],
  ])('extracts the name from the marketplace link %s', (link, words) => {
    expect(readLinkWords(link).words).toBe(words);
  });

  it.each([
    [
      'https://www.otto.de/p/sony-wh-1000xm5-over-ear-kopfhoerer-S0H7Q0XE/#variationId=1',
      'sony wh-1000xm5 over ear kopfhoerer',
    ],
    [
      'https://www.zalando.de/nike-sportswear-air-force-1-07-sneaker-low-white-ni112o0ct-a11.html',
      'nike sportswear air force 1 07 sneaker low white',
    ],
    ['https://www.mediamarkt.de/de/product/_sony-wh-1000xm5-schwarz-2803563.html', 'sony wh-1000xm5 schwarz'],
    [
      'https://www.saturn.de/de/product/_bosch-mum5-kuechenmaschine-2650087.html',
      'bosch mum5 kuechenmaschine',
    ],
    [
      'https://www.bol.com/nl/nl/p/sony-wh-1000xm5-draadloze-koptelefoon/9300000090510331/?s2a=',
      'sony wh-1000xm5 draadloze koptelefoon',
    ],
    ['https://www.coolblue.nl/product/905334/sony-wh-1000xm5-zwart.html', 'sony wh-1000xm5 zwart'],
    ['https://www.fnac.com/Casque-Sony-WH-1000XM5-Noir/a16964441/w-4', 'Casque Sony WH-1000XM5 Noir'],
    [
      'https://www.cdiscount.com/high-tech/casques-baladeur-hifi/casque-sony-wh-1000xm5-noir/f-1065301-son4548736132610.html',
      'casque sony wh-1000xm5 noir',
    ],
    [
      'https://www.darty.com/nav/achat/hifi_video/casque/casque_arceau/sony_wh1000xm5_noir.html',
      'sony wh1000xm5 noir',
    ],
    [
      'https://www.currys.co.uk/products/sony-wh1000xm5-wireless-headphones-black-10239945.html',
      'sony wh1000xm5 wireless headphones black',
    ],
    [
      'https://www.johnlewis.com/sony-wh-1000xm5-noise-cancelling-headphones/black/p110152345',
      'sony wh-1000xm5 noise cancelling headphones black',
    ],
    [
      'https://www.elgiganten.se/product/tv-ljud-smart-hem/horlurar-tillbehor/horlurar/sony-wh-1000xm5-tradlosa-horlurar-svart/476411',
      'sony wh-1000xm5 tradlosa horlurar svart',
    ],
    [
      'https://www.elkjop.no/product/hjem-og-husholdning/kjokkenmaskiner/electrolux-explore/12345',
      'electrolux explore',
    ],
    [
      'https://allegro.pl/oferta/sluchawki-sony-wh-1000xm5-czarne-12345678901',
      'sluchawki sony wh-1000xm5 czarne',
    ],
    [`https://allegro.pl/produkt/sluchawki-sony-wh-1000xm5-${uuid}?offerId=1`, 'sluchawki sony wh-1000xm5'],
    ['https://www.emag.ro/casti-wireless-sony-wh-1000xm5/pd/D5G9RSMBM/', 'casti wireless sony wh-1000xm5'],
    [
      'https://www.galaxus.ch/de/s1/product/sony-wh-1000xm5-anc-30-h-kopfhoerer-20742345',
      'sony wh-1000xm5 anc 30 h kopfhoerer',
    ],
    [
      'https://www.homedepot.com/p/DEWALT-20V-MAX-Cordless-Drill-DCD777C2/204279858',
      'DEWALT 20V MAX Cordless Drill DCD777C2',
    ],
    ['https://www.lowes.com/pd/DEWALT-XR-20-volt-Drill/1000595471', 'DEWALT XR 20 volt Drill'],
    [
      'https://www.costco.com/sony-wh-1000xm5-wireless-headphones.product.4000031587.html',
      'sony wh-1000xm5 wireless headphones',
    ],
    [
      'https://www.wayfair.com/furniture/pdp/wade-logan-armless-sofa-w001234567.html',
      'wade logan armless sofa',
    ],
    [
      'https://www.bhphotovideo.com/c/product/1706293-REG/sony_wh1000xm5_b_wireless_headphones.html',
      'sony wh1000xm5 b wireless headphones',
    ],
    [
      'https://www.canadiantire.ca/en/pdp/dewalt-20v-max-drill-driver-0543210p.html',
      'dewalt 20v max drill driver',
    ],
    ['https://www.ikea.com/us/en/p/billy-bookcase-white-00263850/', 'billy bookcase white'],
    [
      'https://www.decathlon.fr/p/velo-vtt-electrique-29-pouces/_/R-p-334567',
      'velo vtt electrique 29 pouces',
    ],
    ['https://www.apple.com/shop/buy-iphone/iphone-16-pro', 'iphone 16 pro'],
    [
      'https://www.apple.com/de/shop/buy-iphone/iphone-16-pro/6,3%22-display-128gb-titan-schwarz',
      'iphone 16 pro 6 3 display 128gb titan schwarz',
    ],
    [
      'https://www.johnlewis.com/apple-watch-series-10-gps-46mm/black-sport-band-m-l/p113053456',
      'apple watch series 10 gps 46mm black sport band m l',
    ],
    ['https://cdon.se/produkt/sony-wh-1000xm5-svart-1a2b3c4d5e6f7890/', 'sony wh-1000xm5 svart'],
    [
      'https://www.netonnet.se/art/ljud/horlurar/sony-wh-1000xm5-svart/1023456.14413/',
      'sony wh-1000xm5 svart',
    ],
    ['https://www.unieuro.it/online/Cuffie/WH-1000XM5-Nero-pidSONWH1000XM5B.CE7', 'WH-1000XM5 Nero'],
    ['https://www.nike.com/t/air-force-1-07-mens-shoes/CW2288-111', 'air force 1 07 mens shoes'],
    ['https://www.temu.com/de/kabellose-kopfhorer-g-601099512345678.html', 'kabellose kopfhorer'],
    ['https://www.shein.com/Women-Dress-p-12345678-cat-1727.html', 'Women Dress'],
    ['https://electronics.sony.com/audio/headphones/headband/p/wh1000xm5-b', 'wh1000xm5 b'],
    ['https://www.lego.com/en-us/product/millennium-falcon-75192', 'millennium falcon 75192'],
    [
      'https://articulo.mercadolibre.com.ar/MLA-1134567890-auriculares-sony-wh-1000xm5-_JM',
      'auriculares sony wh-1000xm5',
    ],
    ['https://www.hepsiburada.com/sony-wh-1000xm5-siyah-p-HBCV00002XYZ1A', 'sony wh-1000xm5 siyah'],
    ['https://shopee.sg/Sony-WH-1000XM5-Black-i.301234567.9876543210', 'Sony WH-1000XM5 Black'],
  ])('extracts the name from %s', (link, words) => {
    expect(readLinkWords(link).words).toBe(words);
  });

  it.each([
    ['https://shop.example/product.php?id=12&name=Sony+WH-1000XM5', 'Sony WH-1000XM5'],
    ['https://shop.example/p/oak-tray?color=Natural&name=Oak+Tray', 'oak tray Natural'],
    ['https://shop.example/sony/wh1000xm5', 'sony wh1000xm5'],
    ['https://shop.example/products/tray', 'tray'],
    ['https://shop.example/Kaffeem%C3%BChle-%22Comandante%22-C40.html', 'Kaffeemühle Comandante C40'],
    ['https://shop.example/monitor-15.6-zoll-4k', 'monitor 15.6 zoll 4k'],
    ["https://shop.example/men's-running-shoe", 'mens running shoe'],
    ['https://www.amazon.com/dp/B09XS7JWHH?keywords=sony+xm5', 'sony xm5'],
    ['https://shop.example/festplatte-mit-256gb-ssd', 'festplatte mit 256gb ssd'],
  ])('reads %s as %s', (link, words) => {
    expect(readLinkWords(link).words).toBe(words);
  });

  it.each([
    'https://www.amazon.com/dp/B09XS7JWHH?th=1',
    'https://www.amazon.com/gp/aw/d/B09XS7JWHH',
    'https://www.walmart.com/ip/seort/1234567',
    'https://www.ebay.com/itm/302474151804?var=601',
    'https://www.bestbuy.com/site/6505727.p?skuId=6505727',
    'https://www.etsy.com/listing/1012345678',
    'https://www.target.com/p/-/A-85978612',
    'https://www.newegg.com/p/N82E16819113793',
    'https://www.aliexpress.com/item/1005006123456.html',
    'https://www.argos.co.uk/product/9464829',
    'https://shop.example/',
    'https://shop.example/en-us/p/12345678.html?next=https://shop.example/x&name=https://a.example/b',
    'not a link',
  ])('finds no name in %s', (link) => {
    expect(readLinkWords(link).words).toBe('');
  });

  it.each([
    ['https://www.coolblue.nl/product/905334/sony-wh-1000xm5-zwart.html', ['905334']],
    ['https://www.argos.co.uk/product/9464829', ['9464829']],
    ['https://www.otto.de/p/sony-kopfhoerer-S0H7Q0XE/', ['S0H7Q0XE']],
    ['https://www.emag.ro/casti-sony/pd/D5G9RSMBM/', ['D5G9RSMBM']],
    ['https://www.johnlewis.com/sony-headphones/black/p110152345', ['p110152345']],
    ['https://www.amazon.com/Sony-Headphones/dp/B09XS7JWHH', ['B09XS7JWHH']],
    ['https://www.nike.com/t/air-force-1-07/CW2288-111', ['CW2288-111']],
    ['https://www.netonnet.se/art/ljud/sony-xm5-svart/1023456.14413/', ['1023456.14413']],
    ['https://www.unieuro.it/online/Cuffie/Sony-Nero-pidSONWH1000XM5B.CE7', ['SONWH1000XM5B.CE7']],
    ['https://cdon.se/produkt/sony-svart-1a2b3c4d5e6f7890/', ['1a2b3c4d5e6f7890']],
    [
      'https://articulo.mercadolibre.com.ar/MLA-1134567890-auriculares-sony-wh-1000xm5-negro-_JM',
      ['MLA1134567890'],
    ],
    ['https://www.hepsiburada.com/sony-wh-1000xm5-siyah-p-HBCV00002XYZ1A', ['HBCV00002XYZ1A']],
    ['https://shopee.sg/Sony-WH-1000XM5-Black-i.301234567.9876543210', ['301234567.9876543210']],
    ['https://shop.example/oak-tray', []],
  ])('extracts the item numbers of %s', (link, numbers) => {
    expect(readLinkWords(link).itemNumbers).toEqual(numbers);
  });

  it('never uses item ids or technical words as product words', () => {
    const name = fc.constantFrom('Sony-WH-1000XM5-Headphones', 'oak-serving-tray', 'Kaffeemühle-Comandante');
    const item = fc.constantFrom<(name: string) => string>(
      (slug) => `https://www.amazon.de/${slug}/dp/B09XS7JWHH/ref=sr_1_1`,
      (slug) => `https://www.walmart.com/ip/${slug}/1234567`,
      (slug) => `https://www.ebay.co.uk/itm/${slug}/302474151804`,
      (slug) => `https://www.etsy.com/listing/101010101/${slug}`,
      (slug) => `https://www.target.com/p/${slug}/-/A-85978612`,
      (slug) => `https://www.bestbuy.com/site/${slug}/6505727.p`,
      (slug) => `https://www.newegg.com/${slug}/p/N82E16819113793`,
      (slug) => `https://www.aliexpress.com/item/${slug}/33001234567.html`,
      (slug) => `https://www.alibaba.com/product-detail/${slug}_62320042324.html`,
      (slug) => `https://oak.myshopify.com/products/${slug}`,
    );
    fc.assert(
      fc.property(name, item, (slug, linkTo) => {
        const { words } = readLinkWords(linkTo(slug));

        expect(words.replaceAll('-', ' ')).toBe(slug.replaceAll('-', ' '));
      }),
    );
  });

  it('returns for any text a short line of its words', () => {
    const shop = fc.constantFrom(...knownShops.flatMap(({ domains }) => domains), 'shop.example');
    const path = fc.oneof(fc.webPath(), fc.string({ unit: 'binary' }));
    const link = fc
      .tuple(shop, path, fc.webQueryParameters())
      .map(([host, p, q]) => `https://${host}/${p}?${q}`);
    fc.assert(
      fc.property(fc.oneof(link, fc.string({ unit: 'binary' })), (text) => {
        const { words, itemNumbers } = readLinkWords(text);

        expect(words.length).toBeLessThanOrEqual(180);
        expect(words).toBe(words.trim());
        expect(itemNumbers.length).toBeLessThanOrEqual(8);
        expect(words).not.toMatch(/[<>"\p{Cc}]/u);
      }),
    );
  });
});
