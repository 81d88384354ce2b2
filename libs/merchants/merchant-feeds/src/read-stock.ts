import type { Availability, Condition } from '@pricehunt/offers';
import type { FeedItem } from './feed-item';
import type { GivenRow } from './given-row';
import { readDate } from './read-date';

/** Missing or unknown values become "unknown" with an issue. */
export function readStock(row: GivenRow): Pick<FeedItem, 'availability' | 'availabilityDate' | 'condition'> {
  const availability = readAvailability(row);
  const availabilityDate = readAvailabilityDate(row);
  const isAwaited = availability === 'pre_order' || availability === 'back_order';
  if (isAwaited && row.one('availability_date') === null)
    row.note('availability.date-missing', 'availability_date');
  return { availability, availabilityDate, condition: readCondition(row) };
}

function readAvailability(row: GivenRow): Availability {
  const given = row.one('availability');
  if (given !== null) {
    const availability = availabilityNamed(given.text);
    if (availability !== null) return availability;
    row.note('availability.unknown', given);
    return 'unknown';
  }
  const quantity = row.one('quantity');
  const counted = quantity === null ? null : availabilityNamed(quantity.text);
  if (counted !== null) return counted;
  if (quantity === null) row.note('availability.missing', 'availability');
  else row.note('availability.unknown', quantity);
  return 'unknown';
}

/** Null for unknown words. */
export function availabilityNamed(text: string): Availability | null {
  const spelled = text
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//, '');
  if (/^[+-]?\d+(?:[.,]\d+)?$/.test(spelled))
    return /^\+?0*[.,]?0*[1-9]/.test(spelled) ? 'in_stock' : 'out_of_stock';
  return availabilitiesByWord.get(spelled.replace(/[^a-z]/g, '')) ?? null;
}

function readAvailabilityDate(row: GivenRow): string | null {
  const given = row.one('availability_date');
  if (given === null) return null;
  const date = readDate(given.text);
  if (date === null) row.note('date.malformed', given);
  return date;
}

/** Defaults to new, as Google does. */
function readCondition(row: GivenRow): Condition {
  const given = row.one('condition');
  if (given === null) return 'new';
  const word = given.text
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//, '')
    .replace(/[^a-z]/g, '')
    .replace(/condition$/, '');
  const condition = conditionsByWord.get(word);
  if (condition === undefined) row.note('condition.unknown', given);
  return condition ?? 'unknown';
}

const availabilitiesByWord: ReadonlyMap<string, Availability> = byWord<Availability>([
  [
    'in_stock',
    'instock available yes true y onstock inventory onlineonly instock ' +
      'auflager lieferbar sofortlieferbar verfugbar ja enstock disponible disponibile disponivel opvoorraad ilager skladem dostepny',
  ],
  ['limited', 'limitedavailability limited lowstock limitedstock'],
  ['in_store', 'instoreonly storeonly instore'],
  ['pre_order', 'preorder presale preordering vorbestellung vorbestellbar precommande preventa presales'],
  ['back_order', 'backorder backordered availableforbackorder onbackorder nachbestellt nachlieferbar'],
  ['special_order', 'availablefororder specialorder ondemand madetoorder aufbestellung surcommande'],
  [
    'out_of_stock',
    'outofstock soldout unavailable notavailable no false n ausverkauft nichtlieferbar nichtverfugbar nichtauflager nein ' +
      'epuise rupturedestock nondisponible agotado sinstock esaurito nietopvoorraad reserved',
  ],
  ['discontinued', 'discontinued endoflife eol nolongeravailable ausgelaufen'],
]);

const conditionsByWord: ReadonlyMap<string, Condition> = byWord<Condition>([
  ['new', 'new brandnew neu neuf neuve nuevo nuovo nieuw novo sealed newwithtags'],
  [
    'refurbished',
    'refurbished renewed reconditioned recertified certifiedrefurbished generaluberholt reconditionne reacondicionado',
  ],
  [
    'used',
    'used secondhand preowned preloved gebraucht occasion usado usato tweedehands usedgood usedlikenew usedverygood openbox likenew',
  ],
  ['damaged', 'damaged defective forparts beschadigt defekt'],
]);

function byWord<Meaning extends string>(
  words: readonly (readonly [Meaning, string])[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    words.flatMap(([meaning, list]) => list.split(' ').map((word): [string, Meaning] => [word, meaning])),
  );
}
