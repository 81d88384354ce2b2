import { categorise, categoryOfOldSlug, shopCategoryOf } from './categorise';

const nothing = { shopCategory: null, title: '', brand: null, attributes: {} };
const slugOf = (evidence: Partial<Parameters<typeof categorise>[0]>) =>
  categorise({ ...nothing, ...evidence })?.slug ?? null;

describe('categorise', () => {
  it.each([
    ['Bauset', 'building-toys'],
    ['Rutschauto', 'ride-on-toys'],
    ['Rutschautos & Laufräder', 'ride-on-toys'],
    ['Kopfhörer', 'headphones'],
    ['Bluetooth-Kopfhörer mit Noise-Cancelling', 'headphones'],
    ['hörlurar', 'headphones'],
    ['Koptelefoons', 'headphones'],
    ['casque audio', 'headphones'],
    ['auriculares', 'headphones'],
    ['cuffie', 'headphones'],
    ['Haushalt > Küche > Wasserkocher', 'electric-kettles'],
    ['Elektronik > Audio > Audiokomponenten > Kopfhörer & Headsets', 'headphones'],
    ['Phones & tablets', 'electronics'],
    ['Handy > Hüllen', 'phone-cases-accessories'],
    ['Kühl-Gefrierkombinationen', 'refrigerators'],
    ['Vacuum cleaners', 'vacuum-cleaners'],
  ])('maps the shop’s category %s to %s', (shopCategory, slug) => {
    expect(slugOf({ shopCategory })).toBe(slug);
  });

  it.each([
    ['HP Pavilion dv7 Notebook Silver 43.2 cm Intel Core2 Duo 4 GB DDR2-SDRAM 250 GB HDD', 'laptops'],
    ['Eastpak Laptop Backpack 15"', 'backpacks'],
    ['Spigen Ultra Hybrid Case for iPhone 15', 'phone-cases-accessories'],
    ['Spigen Hülle – Ultra Hybrid für iPhone 15 (Weiß)', 'phone-cases-accessories'],
    ['Ear Pads for Sony WH-1000XM5', 'headphone-accessories'],
    ['Hard Case for Sony WH-1000XM5', 'headphone-accessories'],
    ['Studiokopfhörer DT 770 mit Kabel', 'headphones'],
    ['C2G 3m Monitor HD15 M/F cable VGA', 'cables'],
    ['SanDisk Extreme Portable V2 externe SSD', 'hard-drives-ssds'],
    ['Nintendo Switch OLED Handheld Console', 'game-consoles'],
    ['HP 311A toner Original Magenta 1 pc(s)', 'ink-toner'],
    ['Tonies Audio Player for Children', 'musical-toys-audio-players'],
    ['Xplora Blorbo 9000', null],
  ])('maps the title %s to %s', (title, slug) => {
    expect(slugOf({ title })).toBe(slug);
  });

  it('finds no product in the words of a brand', () => {
    expect(slugOf({ title: 'Monitor Audio Bronze 50 speakers', brand: 'Monitor Audio' })).toBe('speakers');
    expect(slugOf({ title: 'Case Logic QPB-201', brand: 'Case Logic' })).toBeNull();
    expect(slugOf({ title: 'Speakers for the shelf', brand: 'Monitor Audio Ltd' })).toBe('speakers');
  });

  it('prefers Google’s category to the title, and returns the basis', () => {
    const chosen = categorise({ ...nothing, shopCategory: '328', title: 'Laptop backpack' });

    expect(chosen).toEqual({ slug: 'laptops', decidedBy: 'google-product-category' });
  });

  it('lets the title narrow the shop’s broad category', () => {
    expect(slugOf({ shopCategory: 'Kitchen', title: 'Smeg TSF01 2-Slice Toaster' })).toBe(
      'toasters-sandwich-makers',
    );
    expect(slugOf({ shopCategory: 'Computers', title: 'Keychron K2 Keyboard' })).toBe('keyboards');
    expect(slugOf({ shopCategory: 'Phones & tablets', title: 'Garmin Forerunner smartwatch' })).toBe(
      'watches-smartwatches',
    );
    expect(slugOf({ shopCategory: 'Electronics > Audio', title: 'Beats Studio headphones' })).toBe(
      'headphones',
    );
  });

  it('uses a narrow shop category whatever the title says', () => {
    expect(slugOf({ shopCategory: 'Toasters', title: 'Toaster in the shape of a camera' })).toBe(
      'toasters-sandwich-makers',
    );
  });

  it("doesn't map a coffee and tea category to drinks, but plain coffee", () => {
    expect(slugOf({ shopCategory: 'Kaffee & Tee', title: 'AeroPress Original' })).toBeNull();
    expect(slugOf({ shopCategory: 'Kaffee & Tee', title: 'Sage Siebträgermaschine' })).toBe(
      'coffee-machines',
    );
    expect(slugOf({ shopCategory: 'Coffee', title: 'Yirgacheffe 250 g' })).toBe('coffee');
  });

  it('uses the brand if there is nothing else', () => {
    expect(categorise({ ...nothing, title: '42143 Ferrari Daytona', brand: 'LEGO' })).toEqual({
      slug: 'building-toys',
      decidedBy: 'brand',
    });
  });

  it('returns no category for unknown products', () => {
    expect(slugOf({ shopCategory: 'Sale', title: 'Mystery thing' })).toBeNull();
    expect(slugOf({ shopCategory: 'Accessories', title: '' })).toBeNull();
  });
});

describe('shopCategoryOf', () => {
  it('prefers Google’s category in a feed unless the shop’s own is narrower or Google’s unknown', () => {
    expect(shopCategoryOf('223', 'Headphones')).toBe('Headphones');
    expect(shopCategoryOf('505771', 'Gifts > Garden gnomes')).toBe('505771');
    expect(shopCategoryOf('Stuff', 'Headphones')).toBe('Headphones');
    expect(shopCategoryOf(null, 'Headphones')).toBe('Headphones');
    expect(shopCategoryOf('223', null)).toBe('223');
    expect(shopCategoryOf(null, null)).toBeNull();
  });
});

describe('categoryOfOldSlug', () => {
  it.each([
    ['kopfhorer', 'headphones'],
    ['vacuum-cleaners', 'vacuum-cleaners'],
    ['bauset', 'building-toys'],
    ['no-such-thing', null],
  ])('maps /browse/%s to %s', (old, slug) => {
    expect(categoryOfOldSlug(old)).toBe(slug);
  });
});
