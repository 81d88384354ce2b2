import type { Availability, Condition } from '@pricehunt/offers';
import type { FeedItem } from './feed-item';
import type { GivenRow } from './given-row';
import { unaccented } from './plain-text';
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
  const spelled = text.trim();
  if (/^[+-]?\d+(?:[.,]\d+)?$/.test(spelled))
    return /^\+?0*[.,]?0*[1-9]/.test(spelled) ? 'in_stock' : 'out_of_stock';
  return availabilitiesByWord.get(lettersOf(text)) ?? null;
}

/** Lower-case, without accents and a schema.org address. */
function lettersOf(text: string): string {
  return unaccented(text.slice(0, 100))
    .replace(/^\s*https?:\/\/(?:www\.)?schema\.org\//, '')
    .replace(/[^\p{L}]/gu, '');
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
  const word = lettersOf(given.text).replace(/condition$/, '');
  const condition = conditionsByWord.get(word);
  if (condition === undefined) row.note('condition.unknown', given);
  return condition ?? 'unknown';
}

const availabilitiesByWord: ReadonlyMap<string, Availability> = byWord<Availability>([
  [
    'in_stock',
    'instock available yes true y onstock inventory onlineonly instock ' +
      'auflager lieferbar sofortlieferbar verfugbar ja enstock disponible disponibile disponivel opvoorraad ilager skladem dostepny ' +
      'dostepne naskladzie wmagazynie nasklade dostupne raktaron elerheto varastossa saatavilla palager pålager tillganglig ' +
      'lagervara finnsilager disponibil instoc nastanju nazalogi stoktavar stokta mevcut emstock si oui sim tak ano igen evet ' +
      'вналичии есть внаявності доступно да так διαθεσιμο αμεσαδιαθεσιμο ναι 在庫あり 有货 有貨 재고있음',
  ],
  ['limited', 'limitedavailability limited lowstock limitedstock'],
  ['in_store', 'instoreonly storeonly instore'],
  [
    'pre_order',
    'preorder presale preordering vorbestellung vorbestellbar precommande preventa presales ' +
      'przedsprzedaz predobjednavka predprodej elorendeles forudbestilling forhandsbestallning prevendita prevenda предзаказ ' +
      'передзамовлення 予約',
  ],
  ['back_order', 'backorder backordered availableforbackorder onbackorder nachbestellt nachlieferbar'],
  [
    'special_order',
    'availablefororder specialorder ondemand madetoorder aufbestellung surcommande ' +
      'nazamowienie naobjednavku rendelesre tilaustuote bestallningsvara bestillingsvare suordinazione porencargo ' +
      'sobencomenda opbestelling lacomanda подзаказ підзамовлення κατοπινπαραγγελιας 取り寄せ',
  ],
  [
    'out_of_stock',
    'outofstock soldout unavailable notavailable no false n ausverkauft nichtlieferbar nichtverfugbar nichtauflager nein ' +
      'epuise rupturedestock nondisponible agotado sinstock esaurito nietopvoorraad reserved ' +
      'brak niedostepny niedostepne wyprzedane vyprodano neniskladem nedostupne elfogyott nemelerheto nincsraktaron loppu ' +
      'eivarastossa slutsald slutilager ikkepalager udsolgt utsolgt indisponibil stocepuizat rasprodano tukendi stoktayok ' +
      'esgotado semstock sinexistencias nondisponibile uitverkocht nietleverbaar nie ne non nao nem ei hayir ' +
      'нетвналичии отсутствует нет ні немаєвнаявності εξαντλημενο μηδιαθεσιμο οχι 在庫なし 无货 품절',
  ],
  ['discontinued', 'discontinued endoflife eol nolongeravailable ausgelaufen'],
]);

const conditionsByWord: ReadonlyMap<string, Condition> = byWord<Condition>([
  [
    'new',
    'new brandnew neu neuf neuve nuevo nuovo nieuw novo sealed newwithtags ' +
      'nowy nowa nowe novy nuova nya ny nytt uusi uj nou yeni новый новое новий καινουριο καινουργιο 新品',
  ],
  [
    'refurbished',
    'refurbished renewed reconditioned recertified certifiedrefurbished generaluberholt reconditionne reacondicionado ' +
      'odnowiony repasovany renoveret renoverad rekonditionerad ricondizionato recondicionado felujitott восстановленный відновлений',
  ],
  [
    'used',
    'used secondhand preowned preloved gebraucht occasion usado usato tweedehands usedgood usedlikenew usedverygood openbox likenew ' +
      'gebruikt uzywany uzywane pouzity pouzite bazar begagnad begagnat brugt brukt kaytetty hasznalt utilizat ikinciel бу ' +
      'вживаний подержанный μεταχειρισμενο 中古',
  ],
  ['damaged', 'damaged defective forparts beschadigt defekt'],
]);

function byWord<Meaning extends string>(
  words: readonly (readonly [Meaning, string])[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    words.flatMap(([meaning, list]) =>
      list.split(' ').map((word): [string, Meaning] => [lettersOf(word), meaning]),
    ),
  );
}
