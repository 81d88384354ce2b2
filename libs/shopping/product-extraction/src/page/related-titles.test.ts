import { isRelatedTitle, relatedTitles } from './related-titles';

/** For each row, a title that no other row recognises. */
const titles: Readonly<Record<string, string>> = {
  'what other customers did, in English': 'Customers who bought this',
  'what you may like, in English': 'You might also like',
  'other products of a kind, in English': 'Similar items',
  'recommendations for you, in English': 'Picked for you',
  'what is bought together, in English': 'Frequently bought with this lamp',
  'what goes with the product, in English': 'Complete the look',
  'more of a brand or category, in English': 'More from Bosch',
  'viewed products, in English': 'Recently viewed by you',
  'promoted products, in English': 'Best sellers',
  'accessories and comparisons, in English': 'Accessories for',
  'similar and matching products, in German': 'Ähnliche Artikel',
  'what you or other customers may like, in German': 'Das könnte dir auch gefallen',
  'accessories, in German': 'Zubehör',
  'viewed products, in German': 'Zuletzt angesehen',
  'promoted products, in German': 'Unsere Empfehlungen',
  'similar and promoted products, in French': 'Produits similaires',
  'what you or other customers may like, in French': 'Vous aimerez aussi',
  'viewed products, in French': 'Récemment consultés',
  'similar and promoted products, in Spanish': 'Productos relacionados',
  'what you or other customers may like, in Spanish': 'También te puede gustar',
  'similar and promoted products, in Italian': 'Prodotti correlati',
  'what you or other customers may like, in Italian': 'Potrebbe interessarti',
  'viewed products, in Italian': 'Visti di recente',
  'similar products, in Dutch': 'Vergelijkbare producten',
  'what you or other customers may like, in Dutch': 'Klanten kochten ook',
  'similar and promoted products, in Polish': 'Polecane produkty',
  'what you or other customers may like, in Polish': 'Może ci się spodobać',
  'similar and promoted products, in Portuguese': 'Produtos semelhantes',
  'what you or other customers may like, in Portuguese': 'Quem viu, comprou',
  'similar products, in Swedish': 'Liknande produkter',
  'what you or other customers may like, in Swedish': 'Andra köpte också',
  'similar products, in Norwegian and Danish': 'Lignende produkter',
  'what you or other customers may like, in Norwegian and Danish': 'Andre kunder kiggede på',
  'other products, in Finnish': 'Saatat pitää myös näistä',
  'similar products, in Czech and Slovak': 'Související produkty',
  'recommendations, in Czech and Slovak': 'Mohlo by se vám líbit',
  'other products, in Romanian': 'Produse similare',
  'other products, in Hungarian': 'Kapcsolódó termékek',
  'other products, in Turkish': 'Benzer ürünler',
  'other products, in Latvian': 'Līdzīgi produkti',
  'other products, in Lithuanian': 'Panašios prekės',
  'other products, in Estonian': 'Sarnased tooted',
  'other products, in Croatian and Serbian': 'Slični proizvodi',
  'other products, in Slovenian': 'Podobni izdelki',
  'other products, in Greek': 'Σχετικά προϊόντα',
  'other products, in Russian': 'Похожие товары',
  'other products, in Ukrainian': 'Схожі товари',
  'other products, in Bulgarian': 'Подобни продукти',
  'other products, in Japanese': 'この商品を買った人はこんな商品も買っています',
  'other products, in Korean': '함께 본 상품',
  'other products, in Chinese': '猜你喜欢',
  'other products, in Hebrew': 'מוצרים דומים',
  'other products, in Arabic': 'منتجات مشابهة',
  'other products, in Hindi': 'संबंधित उत्पाद',
  'other products, in Thai': 'สินค้าที่เกี่ยวข้อง',
};

describe('titles above other products', () => {
  it('has one example title for each row', () => {
    expect(Object.keys(titles)).toEqual(relatedTitles.map(({ recognises }) => recognises));
  });

  it.each(Object.entries(titles))('recognises %s, by that row alone', (row, title) => {
    const rows = relatedTitles.filter(({ pattern }) =>
      new RegExp(`^(?:${pattern.source})`, 'iu').test(title),
    );

    expect(rows.map(({ recognises }) => recognises)).toEqual([row]);
    expect(isRelatedTitle(`» ${title.toUpperCase()}`)).toBe(true);
  });

  it.each([
    'Product details',
    'The recommended dose',
    'Lamp with accessories included',
    'Produktbeschreibung',
    'Caractéristiques',
  ])('leaves the title %j to the product', (title) => {
    expect(isRelatedTitle(title)).toBe(false);
  });
});
