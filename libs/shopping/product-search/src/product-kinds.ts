import { readTerms } from './read-terms';

/** thing: what is sold. compound: part of a longer name. included: comes with it. modifier: what it is made for. */
export type TitleRole = 'thing' | 'compound' | 'included' | 'modifier' | 'absent';

/** "Notebook case" is a case, so it ranks below notebooks unless the query asks for one. */
const accessoryWords =
  'case bag sleeve cover skin shell slimshell pouch holster backpack rucksack briefcase charger adapter inverter cable cord kabel ' +
  'mount mounting bracket stand holder dock docking cradle strap protector film filter lens hood toner cartridge ink drum fuser ' +
  'staple tray feeder finisher stacker kit battery remote memory license licence warranty service lock riser cooler cooling tripod ' +
  'accessory accessorie part spare cleaner cleaning maintenance roller label stylus arm pole plate faceplate cap belt ' +
  'software upgrade option extender splitter switch transmitter receiver enclosure rack rail cabinet drawer cart pad mat ' +
  'hulle tasche schutzhulle ladegerat halterung netzteil zubehor akku folie etui coque housse chargeur support batterie ' +
  'funda cargador soporte bateria custodia caricatore cavo printhead head cartouche patrone lampe module';

const accessories: ReadonlySet<string> = new Set(readTerms(accessoryWords).map((term) => term.text));

/** Words that only accessories have in their titles: a laptop has a battery, but no laptop has a sleeve. */
const sureAccessoryWords =
  'case bag sleeve cover skin shell pouch holster backpack briefcase charger adapter mount bracket holder dock docking strap ' +
  'protector cartridge toner lock cable kabel cooler cleaner tasche hulle schutzhulle ladegerat halterung folie etui coque housse ' +
  'chargeur funda cargador custodia caricatore';

export const sureAccessories: readonly string[] = readTerms(sureAccessoryWords).map((term) => term.text);

const surely: ReadonlySet<string> = new Set(sureAccessories);

const partingWords: ReadonlySet<string> = new Set(
  'with w incl including include plus und mit avec con inkl featuring bundle bundled'.split(' '),
);
const servingWords: ReadonlySet<string> = new Set(
  'for fur pour para per compatible replacement kompatibel fits suitable passend'.split(' '),
);

export function isAccessoryWord(term: string): boolean {
  return accessories.has(term);
}

/** The phrase's best role in the title, which holds indexed terms. */
export function titleRoleOf(title: readonly string[], phrase: readonly string[]): TitleRole {
  let best: TitleRole = 'absent';
  for (let place = 0; place <= title.length - phrase.length; place += 1) {
    if (!phrase.every((term, step) => title[place + step] === term)) continue;
    const role = roleAt(title, place, place + phrase.length);
    if (roleOrder.indexOf(role) < roleOrder.indexOf(best)) best = role;
  }
  return best;
}

/** "surely": always an accessory. "maybe": usually one. */
export type AccessoryPart = 'none' | 'maybe' | 'surely';

/** Whether the title names an accessory before what comes with it. */
export function accessoryPartOf(title: readonly string[]): AccessoryPart {
  let part: AccessoryPart = 'none';
  for (const term of title) {
    if (partingWords.has(term)) break;
    if (surely.has(term)) return 'surely';
    if (accessories.has(term)) part = 'maybe';
  }
  return part;
}

const roleOrder: readonly TitleRole[] = ['thing', 'compound', 'included', 'modifier', 'absent'];

function roleAt(title: readonly string[], start: number, end: number): TitleRole {
  const before = title.slice(Math.max(0, start - 4), start);
  if (before.some((term) => servingWords.has(term))) return 'modifier';
  if (before.some((term) => partingWords.has(term))) return 'included';
  const after = title.slice(end, end + 3);
  const stop = after.findIndex((term) => /\d/.test(term) || partingWords.has(term));
  const compound = stop < 0 ? after : after.slice(0, stop);
  if (compound.some((term) => accessories.has(term))) return 'modifier';
  const next = compound[0];
  return next === undefined || neutralWords.has(next) ? 'thing' : 'compound';
}

/** Words that can follow a product name without changing its meaning. */
const neutralWords: ReadonlySet<string> = new Set(
  (
    'black white silver gray grey blue red green yellow pink purple orange gold brown beige violet cyan magenta transparent ' +
    'schwarz weiss silber grau blau rot grun gelb noir blanc argent gris bleu rouge vert jaune negro blanco plata azul rojo verde ' +
    'nero bianco grigio rosso pc computer machine system original new retail oem bulk pro plus color colour mini portable'
  ).split(' '),
);
