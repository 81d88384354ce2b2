import type { Availability, Condition } from '@pricehunt/offers';
import { takePriceWords, type PriceBound } from './price-words';

/** What the words of a search say beside the product's name. */
export interface FilterWords {
  readonly minPrice: PriceBound | null;
  readonly maxPrice: PriceBound | null;
  readonly condition: Condition | null;
  readonly availability: Availability | null;
  readonly shipsFree: boolean;
  /** The other words. */
  readonly rest: string;
}

/**
 * "used headphones under $300 in stock with free shipping" in English, German and the languages around them. With
 * the currency of the shopper's place, "$300" are its dollars.
 */
export function readFilterWords(text: string, placeCurrency: string | null = null): FilterWords {
  const { minPrice, maxPrice, rest: unpriced } = takePriceWords(text, placeCurrency);
  const [condition, withoutCondition] = takeWords(unpriced, conditionWords);
  const [availability, withoutStock] = takeWords(withoutCondition, stockWords);
  const [shipsFree, rest] = takeWords(withoutStock, freeShippingWords);
  return {
    minPrice,
    maxPrice,
    condition,
    availability,
    shipsFree: shipsFree ?? false,
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}

/** Removes the first match from the text and returns its meaning, or null. */
function takeWords<Meaning>(
  text: string,
  meanings: readonly (readonly [RegExp, Meaning])[],
): readonly [Meaning | null, string] {
  for (const [pattern, meaning] of meanings) {
    if (pattern.test(text)) return [meaning, text.replace(pattern, ' ')];
  }
  return [null, text];
}

const conditionWords: readonly (readonly [RegExp, Condition])[] = [
  [
    /(?<!\p{L})(refurbished|refurb|renewed|reconditioned|(general)?überholt|generalueberholt|reconditionn[ée]e?|reacondicionad[oa]s?|recondicionad[oa]s?|ricondizionat[oaie]|gereviseerd|renoverad|rekonditionerad|renoveret|odnowion[yae]|repasovan[ýáé])(?!\p{L})/iu,
    'refurbished',
  ],
  [
    /(?<!\p{L})(used|second[ -]?hand|pre[ -]?owned|gebraucht|d['’]occasion|(?:de )?segunda mano|usat[oaie]|usad[oa]s?|tweedehands|begagnad[e]?|brugt|brukt|käytetty|używan[yae]|použit[ýáé]|bazarov[ýáé]|б\/у|подержанн(?:ый|ая|ое)|вживан(?:ий|а|е)|ikinci el)(?!\p{L})/iu,
    'used',
  ],
  [/(?<!\p{L})(brand new|factory sealed|neuware)(?!\p{L})/iu, 'new'],
];

const stockWords: readonly (readonly [RegExp, Availability])[] = [
  [
    /(?<!\p{L})(in stock|available now|auf lager|sofort lieferbar|en stock|disponibile subito|op voorraad|i lager|på lager|skladem|na stanie|em stock|em estoque|varastossa|в наличии|в наявності)(?!\p{L})/iu,
    'in_stock',
  ],
];

const freeShippingWords: readonly (readonly [RegExp, true])[] = [
  [
    /(?<!\p{L})((with|mit|avec|con|met|med|z|s|com|с|з) )?(free (shipping|delivery|postage)|(kostenlose[rmn]?|kostenfreie[rmn]?|gratis) ?(versand|lieferung)|versandkostenfrei|livraison gratuite|env[ií]o gratis|spedizione gratuita|gratis verzending|fri frakt|fri fragt|darmow[aą] dostaw[aą]|doprav(?:a|ou) zdarma|frete gr[áa]tis|ilmainen toimitus|бесплатн(?:ая|ой) доставк(?:а|ой)|безкоштовн(?:а|ою) доставк(?:а|ою))(?!\p{L})/iu,
    true,
  ],
];
