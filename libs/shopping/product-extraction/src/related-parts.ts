import type { PageDocument, PageElement } from './page-document';
import { textOf } from './page-text';

const relatedTitles =
  /^(?:\P{L}*)(?:(?:(?:our )?customers|others?|people|shoppers|users) (?:who |that )?(?:also|bought|viewed|ordered|looked|searched)|you (?:may|might|could|will|'ll|would)(?: also)? (?:like|love|need|be interested)|(?:more|other|similar|related|recommended|suggested|featured|popular|trending|sponsored|matching|complementary|recently viewed|last viewed|alternative) (?:products?|items?|articles?|styles?|offers?|listings?|designs?|colou?rs?|options|deals|recommendations)|(?:recommended|suggested|picked|inspired) (?:for you|by your)|frequently (?:bought|purchased)|bought together|goes (?:well|great) with|pairs? (?:well|perfectly) with|complete (?:the|your) (?:look|set|outfit|room)|shop the look|wear it with|more (?:from|like|in) |related to|inspired by your|recently viewed|sponsored|best ?sellers|new arrivals|accessories(?: for)?$|compare (?:with )?similar|ähnliche |passende(?:s|r)? |passend dazu|das könnte (?:ihnen|dir|sie|dich)|(?:andere )?kunden|zubehör$|weitere (?:artikel|produkte|angebote)|zuletzt (?:angesehen|gesehen)|wird oft zusammen|empfehlung|empfohlen|unsere empfehlungen|gesponsert|mehr von|produits? (?:similaires?|associés?|complémentaires?|recommandés?|sponsorisés?)|articles? similaires?|vous aimerez|vous pourriez|nos suggestions|les clients|souvent achetés|dans la même|récemment (?:consultés?|vus?)|productos? (?:relacionad|similar|recomendad|patrocinad)\p{L}*|artículos (?:relacionad|similar)\p{L}*|también te|te puede|quizás? te|los clientes|completa tu|prodotti (?:simili|correlati|consigliati|sponsorizzati)|potrebbe(?:ro)? (?:anche )?(?:piacerti|interessarti)|ti potrebbe|i clienti|visti di recente|gerelateerde|vergelijkbare|anderen |klanten |bekijk ook|misschien vind|podobne|polecane|klienci|może ci się|zobacz (?:też|również|także)|produtos (?:relacionados|semelhantes|similares|recomendados|patrocinados)|quem (?:viu|comprou)|você (?:também|pode)|também (?:pode|te)|os clientes|liknande|relaterade|andra (?:köpte|kunder)|du kanske|lignende|relaterte|relaterede|andre (?:kjøpte|købte|kunder)|måske|samankaltais|muut asiakkaat|saatat|podobné|súvisiace|související|zákazníci|mohlo by|doporučujeme|odporúčame|produse (?:similare|recomandate|asemanatoare)|clienții|hasonló|kapcsolódó|ajánlott|benzer|ilgili ürün|önerilen|līdzīg|saistīt|panaš|sarnased|slični|povezani|podobni|σχετικά|παρόμοια|ίσως|похожие|рекомендуем|с этим товаром|вам (?:может|также)|схожі|подобни|препоръч|関連|この商品を|おすすめ|よく一緒に|최근 본|추천|함께|관련|相關|相关|推薦|推荐|猜你|看了又看|买了|מוצרים (?:נוספים|דומים|קשורים)|אולי יעניין|منتجات (?:مشابهة|ذات صلة)|قد يعجبك|संबंधित|สินค้าที่เกี่ยวข้อง)/iu;
const titleTags = new Set(['h2', 'h3', 'h4', 'h5', 'div', 'span', 'p', 'strong', 'legend']);
const titleLengthMax = 60;
const partsMax = 60;

/** In document order, both ends inclusive. */
export interface PagePart {
  readonly from: number;
  readonly to: number;
}

/** "Customers also bought", "Ähnliche Artikel": each up to the next title of the same rank. */
export function relatedParts(page: PageDocument, heading: PageElement | null): readonly PagePart[] {
  const parts: PagePart[] = [];
  for (const element of page.elements) {
    if (parts.length >= partsMax) break;
    const last = parts.at(-1);
    if (last !== undefined && element.order <= last.to) continue;
    if (heading !== null && element.order < heading.order) continue;
    if (!titleTags.has(element.tag) || element.endOrder - element.order > 3) continue;
    if (!startsWithText(element)) continue;
    const text = textOf(element, titleLengthMax + 20);
    if (text.length < 3 || text.length > titleLengthMax || !relatedTitles.test(text)) continue;
    const to = endOfPart(element);
    if (to > element.endOrder) parts.push({ from: element.order, to });
  }
  return parts;
}

function startsWithText({ children }: PageElement): boolean {
  return children.some((child) => typeof child === 'string' && child.length < 200 && /\S/u.test(child));
}

/** The title may be alone in its wrappers, beside or above its content. */
function endOfPart(title: PageElement): number {
  let branch = title;
  while (branch.parent !== null && branch.parent.tag !== 'body' && elementsIn(branch.parent).length === 1)
    branch = branch.parent;
  const { parent } = branch;
  if (parent === null) return title.endOrder;
  const later = elementsIn(parent).filter((sibling) => sibling.order > branch.order);
  const next = later.find((sibling) => beginsWith(sibling, title.tag));
  return next === undefined ? parent.endOrder : next.order - 1;
}

function beginsWith(element: PageElement, tag: string): boolean {
  if (!/^h\d$/u.test(tag)) return /^h[1-4]$/u.test(element.tag);
  let inner: PageElement | undefined = element;
  for (let level = 0; inner !== undefined && level < 4; level += 1) {
    if (inner.tag === tag) return true;
    inner = elementsIn(inner)[0];
  }
  return false;
}

function elementsIn({ children }: PageElement): readonly PageElement[] {
  return children.filter((child) => typeof child !== 'string');
}
