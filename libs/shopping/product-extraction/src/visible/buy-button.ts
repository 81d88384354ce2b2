import type { PageDocument, PageElement } from '../page/page-document';
import { textOf } from '../page/page-text';
import type { PageZones } from '../page/page-zones';

export interface BuyButton {
  readonly element: PageElement;
  readonly isDisabled: boolean;
}

const buyWords =
  /add to (?:my |your )?(?:shopping )?(?:cart|bag|basket|trolley)|buy (?:it )?now|^buy$|in den (?:warenkorb|einkaufswagen)|jetzt kaufen|ajouter au panier|acheter|añadir al? (?:carrito|la cesta|cesta)|agregar al carr|comprar|aggiungi al carrello|acquista|in winkel(?:wagen|mand)|bestellen|do koszyka|kup teraz|adicionar ao carrinho|lägg i (?:varukorg|kundvagn)|köp|læg i kurv|lisää ostoskoriin|カートに入れる|購入|장바구니|구매|加入購物車|立即購買|добавить в корзину|в корзину|купить|do košíka|do košíku|adaug[ăa] [îi]n co[șs]|kosárba|sepete ekle|أضف|הוסף לסל|pievienot grozam|ielikt grozā/iu;
const buyNames =
  / (?:add ?to ?(?:cart|bag|basket|trolley)|addto(?:cart|bag|basket)|add2cart|buy ?now|btn cart|buy button|atc|add cart) /u;

/** The first button outside areas of other products, or null. */
export function findBuyButton(
  page: PageDocument,
  zones: PageZones,
  heading: PageElement | null,
): BuyButton | null {
  const controls = ['button', 'input', 'a']
    .flatMap((tag) => page.byTag(tag))
    .filter((element) => isBuying(element, zones))
    .sort((one, other) => one.order - other.order);
  const suitable = controls.filter((element) => ['product', 'hidden'].includes(zones.zoneOf(element)));
  const after =
    suitable.find((element) => heading === null || element.order > heading.order) ??
    suitable[0] ??
    controls.find((element) => isJustBelow(element, zones, heading));
  if (after === undefined) return null;
  const isDisabled =
    after.attributes['disabled'] !== undefined || / (?:disabled|is disabled) /u.test(zones.namesOf(after));
  return { element: after, isDisabled };
}

/** Such a button counts even in a container named like a part of the site ("basket-summary"). */
function isJustBelow(element: PageElement, zones: PageZones, heading: PageElement | null): boolean {
  if (heading === null || zones.zoneOf(element) !== 'surroundings') return false;
  const distance = element.order - heading.order;
  return distance > 0 && distance < 300;
}

function isBuying(element: PageElement, zones: PageZones): boolean {
  const { attributes, tag } = element;
  if (tag === 'input' && !/^(?:submit|button|image)$/iu.test(attributes['type'] ?? '')) return false;
  if (buyNames.test(zones.namesOf(element))) return true;
  const label = [
    attributes['value'],
    attributes['aria-label'],
    attributes['title'],
    textOf(element, 60),
  ].join(' ');
  return label.length < 160 && buyWords.test(label);
}
