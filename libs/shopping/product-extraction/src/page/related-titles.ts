interface RelatedTitle {
  readonly recognises: string;
  readonly pattern: RegExp;
}

/** Beginnings of titles above other products. Each row is tested by a title that no other row recognises. */
export const relatedTitles: readonly RelatedTitle[] = [
  {
    recognises: 'what other customers did, in English',
    pattern:
      /(?:(?:our )?customers|others?|people|shoppers|users) (?:who |that )?(?:also|bought|viewed|ordered|looked|searched)/iu,
  },
  {
    recognises: 'what you may like, in English',
    pattern: /you (?:may|might|could|will|'ll|would)(?: also)? (?:like|love|need|be interested)/iu,
  },
  {
    recognises: 'other products of a kind, in English',
    pattern:
      /(?:more|other|similar|related|recommended|suggested|featured|popular|trending|sponsored|matching|complementary|recently viewed|last viewed|alternative) (?:products?|items?|articles?|styles?|offers?|listings?|designs?|colou?rs?|options|deals|recommendations)/iu,
  },
  {
    recognises: 'recommendations for you, in English',
    pattern: /(?:recommended|suggested|picked|inspired) (?:for you|by your)/iu,
  },
  {
    recognises: 'what is bought together, in English',
    pattern: /frequently (?:bought|purchased)|bought together/iu,
  },
  {
    recognises: 'what goes with the product, in English',
    pattern:
      /goes (?:well|great) with|pairs? (?:well|perfectly) with|complete (?:the|your) (?:look|set|outfit|room)|shop the look|wear it with/iu,
  },
  { recognises: 'more of a brand or category, in English', pattern: /more (?:from|like|in) |related to/iu },
  { recognises: 'viewed products, in English', pattern: /recently viewed/iu },
  { recognises: 'promoted products, in English', pattern: /sponsored|best ?sellers|new arrivals/iu },
  {
    recognises: 'accessories and comparisons, in English',
    pattern: /accessories(?: for)?$|compare (?:with )?similar/iu,
  },
  {
    recognises: 'similar and matching products, in German',
    pattern: /ähnliche |passende(?:s|r)? |passend dazu|weitere (?:artikel|produkte|angebote)|mehr von/iu,
  },
  {
    recognises: 'what you or other customers may like, in German',
    pattern: /das könnte (?:ihnen|dir|sie|dich)|(?:andere )?kunden|wird oft zusammen/iu,
  },
  { recognises: 'accessories, in German', pattern: /zubehör$/iu },
  { recognises: 'viewed products, in German', pattern: /zuletzt (?:angesehen|gesehen)/iu },
  {
    recognises: 'promoted products, in German',
    pattern: /empfehlung|empfohlen|unsere empfehlungen|gesponsert/iu,
  },
  {
    recognises: 'similar and promoted products, in French',
    pattern:
      /produits? (?:similaires?|associés?|complémentaires?|recommandés?|sponsorisés?)|articles? similaires?|dans la même|nos suggestions/iu,
  },
  {
    recognises: 'what you or other customers may like, in French',
    pattern: /vous aimerez|vous pourriez|les clients|souvent achetés/iu,
  },
  { recognises: 'viewed products, in French', pattern: /récemment (?:consultés?|vus?)/iu },
  {
    recognises: 'similar and promoted products, in Spanish',
    pattern:
      /productos? (?:relacionad|similar|recomendad|patrocinad)\p{L}*|artículos (?:relacionad|similar)\p{L}*/iu,
  },
  {
    recognises: 'what you or other customers may like, in Spanish',
    pattern: /también te|te puede|quizás? te|los clientes|completa tu/iu,
  },
  {
    recognises: 'similar and promoted products, in Italian',
    pattern: /prodotti (?:simili|correlati|consigliati|sponsorizzati)/iu,
  },
  {
    recognises: 'what you or other customers may like, in Italian',
    pattern: /potrebbe(?:ro)? (?:anche )?(?:piacerti|interessarti)|ti potrebbe|i clienti/iu,
  },
  { recognises: 'viewed products, in Italian', pattern: /visti di recente/iu },
  { recognises: 'similar products, in Dutch', pattern: /gerelateerde|vergelijkbare/iu },
  {
    recognises: 'what you or other customers may like, in Dutch',
    pattern: /anderen |klanten |bekijk ook|misschien vind/iu,
  },
  { recognises: 'similar and promoted products, in Polish', pattern: /podobne|polecane/iu },
  {
    recognises: 'what you or other customers may like, in Polish',
    pattern: /klienci|może ci się|zobacz (?:też|również|także)/iu,
  },
  {
    recognises: 'similar and promoted products, in Portuguese',
    pattern: /produtos (?:relacionados|semelhantes|similares|recomendados|patrocinados)/iu,
  },
  {
    recognises: 'what you or other customers may like, in Portuguese',
    pattern: /quem (?:viu|comprou)|você (?:também|pode)|também (?:pode|te)|os clientes/iu,
  },
  { recognises: 'similar products, in Swedish', pattern: /liknande|relaterade/iu },
  {
    recognises: 'what you or other customers may like, in Swedish',
    pattern: /andra (?:köpte|kunder)|du kanske/iu,
  },
  { recognises: 'similar products, in Norwegian and Danish', pattern: /lignende|relaterte|relaterede/iu },
  {
    recognises: 'what you or other customers may like, in Norwegian and Danish',
    pattern: /andre (?:kjøpte|købte|kunder)|måske/iu,
  },
  { recognises: 'other products, in Finnish', pattern: /samankaltais|muut asiakkaat|saatat/iu },
  { recognises: 'similar products, in Czech and Slovak', pattern: /podobné|súvisiace|související/iu },
  {
    recognises: 'recommendations, in Czech and Slovak',
    pattern: /zákazníci|mohlo by|doporučujeme|odporúčame/iu,
  },
  {
    recognises: 'other products, in Romanian',
    pattern: /produse (?:similare|recomandate|asemanatoare)|clienții/iu,
  },
  { recognises: 'other products, in Hungarian', pattern: /hasonló|kapcsolódó|ajánlott/iu },
  { recognises: 'other products, in Turkish', pattern: /benzer|ilgili ürün|önerilen/iu },
  { recognises: 'other products, in Latvian', pattern: /līdzīg|saistīt/iu },
  { recognises: 'other products, in Lithuanian', pattern: /panaš/iu },
  { recognises: 'other products, in Estonian', pattern: /sarnased/iu },
  { recognises: 'other products, in Croatian and Serbian', pattern: /slični|povezani/iu },
  { recognises: 'other products, in Slovenian', pattern: /podobni/iu },
  { recognises: 'other products, in Greek', pattern: /σχετικά|παρόμοια|ίσως/iu },
  {
    recognises: 'other products, in Russian',
    pattern: /похожие|рекомендуем|с этим товаром|вам (?:может|также)/iu,
  },
  { recognises: 'other products, in Ukrainian', pattern: /схожі/iu },
  { recognises: 'other products, in Bulgarian', pattern: /подобни|препоръч/iu },
  { recognises: 'other products, in Japanese', pattern: /関連|この商品を|おすすめ|よく一緒に/iu },
  { recognises: 'other products, in Korean', pattern: /최근 본|추천|함께|관련/iu },
  { recognises: 'other products, in Chinese', pattern: /相關|相关|推薦|推荐|猜你|看了又看|买了/iu },
  { recognises: 'other products, in Hebrew', pattern: /מוצרים (?:נוספים|דומים|קשורים)|אולי יעניין/iu },
  { recognises: 'other products, in Arabic', pattern: /منتجات (?:مشابهة|ذات صلة)|قد يعجبك/iu },
  { recognises: 'other products, in Hindi', pattern: /संबंधित/iu },
  { recognises: 'other products, in Thai', pattern: /สินค้าที่เกี่ยวข้อง/iu },
];

const beginning = new RegExp(
  `^\\P{L}*(?:${relatedTitles.map(({ pattern }) => pattern.source).join('|')})`,
  'iu',
);

/** Whether a title ("Customers also bought", "Ähnliche Artikel") introduces other products. */
export function isRelatedTitle(title: string): boolean {
  return beginning.test(title);
}
