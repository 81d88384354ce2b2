import type { Condition } from '@pricehunt/offers';
import { foldText } from '@pricehunt/product-search';
import type { Term } from '@pricehunt/product-search';

export interface Purpose {
  /** The word for something made for another product: "case for …", "compatible with …"; null for none. */
  readonly accessoryWord: string | null;
  readonly servesAnother: boolean;
  /** The words before "for", and those after it; both empty without it. */
  readonly head: readonly string[];
  readonly served: readonly string[];
  readonly isBundle: boolean;
}

/** By one name each in any language; "silver/black" is two colours. From the title if a field names none ("colour: yes"). */
export function readColours(title: readonly string[], stated: string | null): ReadonlySet<string> {
  const inField = (stated ?? '')
    .split(/[^\p{L}]+/u)
    .flatMap((word) => colourNames.get(word) ?? statedColourNames.get(word) ?? []);
  return new Set(inField.length > 0 ? inField : title.flatMap((word) => colourNames.get(word) ?? []));
}

/** Whether a title word describes the variant rather than the product. */
export function isVariantWord(word: string): boolean {
  return colourNames.has(word) || otherVariantWords.has(word) || countWords.has(word);
}

/** From folded text: "3-pack", "pack of 3", "2 x 50 ml", "6er Pack". */
export function readPack(title: string): number | null {
  if (!packHint.test(title)) return null;
  for (const pattern of packPatterns) {
    const count = pattern.exec(title)?.[1];
    const pieces = count === undefined ? Number.NaN : (countWords.get(count) ?? Number(count));
    if (Number.isInteger(pieces) && pieces >= 1 && pieces <= 10_000) return pieces;
  }
  return null;
}

/** From folded text: "4th generation", "gen 2", "mark ii", "mk3", "v2", "2nd gen". Null if not stated. */
export function readGeneration(title: string): string | null {
  if (!generationHint.test(title)) return null;
  for (const pattern of generationPatterns) {
    const named = pattern.exec(title)?.[1];
    if (named !== undefined)
      return countWords.get(named) === undefined
        ? (romans.get(named) ?? named)
        : String(countWords.get(named));
  }
  return null;
}

/** From folded text; "unknown" if not stated, because most shops state it only for used products. */
export function readCondition(title: string): Condition {
  if (
    /\b(refurb\w*|renewed|reconditioned|remanufactured|generaluberholt|reconditionne\w*|reacondicionad\w*|ricondizionat\w*|gereviseerd|recondicionad\w*|odnowion\w*|repasovan\w*|renoverad\w*|renoveret|rekonditionerad\w*)\b/.test(
      title,
    )
  )
    return 'refurbished';
  if (
    /\b(used|pre-?owned|second hand|gebraucht\w*|occasion|open box|usat[oa]|usad[oa]|tweedehands|gebruikt|uzywan\w*|pouzit[yae]|begagnad\w*|begagnat|brugt|brukt|kaytetty|ikinci el)\b|(?<!\p{L})(?:б\/у|подержанн\p{L}*|вживан\p{L}*)(?!\p{L})/u.test(
      title,
    )
  )
    return 'used';
  return 'unknown';
}

/** "case for Sony WH1000XM5", "WH1000XM5 ear pads". `words` are in title order. */
export function isServedCode(words: readonly string[], isCode: (word: string) => boolean): boolean {
  const place = words.findIndex(isCode);
  if (place < 0) return false;
  const before = words.slice(Math.max(0, place - 3), place);
  return (
    before.some((word) => servingWords.has(word)) ||
    words.slice(place + 1, place + 3).some((word) => accessoryWords.has(word))
  );
}

/** Whether the title has "for" before the code with only brands between: "case for Sony WH1000XM5". */
export function isNamedAsServed(
  words: readonly string[],
  isCode: (word: string) => boolean,
  isBrand: (word: string) => boolean,
): boolean {
  const before = words.slice(0, Math.max(0, words.findIndex(isCode)));
  const nearest = before.findLast((word) => !isBrand(word) && !linkingWords.has(word));
  return nearest !== undefined && servingWords.has(nearest);
}

export function readPurpose(terms: readonly Term[]): Purpose {
  const words = terms.map((term) => term.text);
  const parting = words.findIndex((word) => includingWords.has(word));
  const naming = parting < 0 ? words : words.slice(0, parting);
  // "Replacement battery for …" and "For …: battery" start with such a word, which parts nothing.
  const serving = naming.findIndex((word, place) => place > 0 && servingWords.has(word));
  return {
    accessoryWord:
      naming.slice(0, serving < 0 ? naming.length : serving).findLast((word) => accessoryWords.has(word)) ??
      null,
    servesAnother: naming.some((word) => servingWords.has(word)) || words.includes('compatible'),
    head:
      serving > 0
        ? naming.slice(0, serving).filter((word) => !linkingWords.has(word) && !servingWords.has(word))
        : [],
    served:
      serving > 0
        ? naming.slice(serving + 1).filter((word) => !linkingWords.has(word) && !servingWords.has(word))
        : [],
    isBundle: words.some((word) => bundleWords.has(word)),
  };
}

const otherVariantWords: ReadonlySet<string> = new Set(
  'pack pk set pc piece count ct stuck stk stuk szt sztuk pezzi pieza unidade unite stycken box size small medium large xs s m l xl xxl xxxl of in with and x refurbished renewed used color colour bundle'.split(
    ' ',
  ),
);
const countWords: ReadonlyMap<string, number> = new Map([
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
    (word, place) => [word, place + 1] as const,
  ),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, place) => [word, place + 1] as const,
  ),
  ...[
    ['single', 1],
    ['twin', 2],
    ['double', 2],
    ['triple', 3],
  ].map(([word, count]) => [String(word), Number(count)] as const),
]);
const romans: ReadonlyMap<string, string> = new Map(
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'].map((roman, place) => [
    roman,
    String(place + 1),
  ]),
);

const counted = '(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twin|triple|single|double)';
const packPatterns: readonly RegExp[] = [
  new RegExp(`(?<![\\w.-])${counted}[\\s-]?(?:er[\\s-]?)?(?:pack|pk|packs|packung|pak|paczka)(?!\\w)`),
  new RegExp(
    `(?<!\\w)(?:pack|packs|set|box|case|lot|paquete|confezione|pak|zestaw|opakowanie|paket) (?:of|de|da|von|di|van|po|om) ${counted}(?!\\w)`,
  ),
  /(?<![\w.-])(\d{1,4})[\s-]?(?:pcs|pc\(s\)|pieces?|count|ct|stuck|stk|stuks|szt|sztuk|unidades|uds|unites|piezas|pezzi|stycken)(?!\w)/,
  /(?<![\w.-])(\d{1,4})[\s-]pc(?!\w)/,
  /(?<![\w.])(\d{1,3})\s?x\s?\d+(?:[.,]\d+)?\s?(?:ml|cl|l|g|kg|oz)(?!\w)/,
  /(?<!\w)x\s?(\d{1,3})$/,
];
/** A quick check, because most titles contain none of these. */
const packHint =
  /pa?c?k|pcs?|piece|count|ct|stuck|stk|stuks|szt|stycken|unidades|uds|unites|piezas|pezzi|set|box|case|lot|paczka|paquete|confezione|zestaw|opakowanie|\dx|x\s?\d/;
const generationHint = /gen|mark|mk|version/;

const generationPatterns: readonly RegExp[] = [
  /(?<!\w)(\d{1,2})(?:st|nd|rd|th)[\s-]gen(?:eration)?(?!\w)/,
  /(?<!\w)(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[\s-]gen(?:eration)?(?!\w)/,
  /(?<!\w)gen(?:eration)?\.?[\s-]?(\d{1,2})(?!\w)/,
  /(?<!\w)(?:mark|mk)[\s.-]?(\d{1,2}|i{1,3}|iv|v|vi{1,3})(?!\w)/,
  /(?<!\w)version (\d{1,2})(?!\w)/,
];

const includingWords: ReadonlySet<string> = new Set(
  'with w incl including include plus mit avec con und and'.split(' '),
);
const servingWords: ReadonlySet<string> = new Set(
  'for fur pour para per voor dla till compatible kompatibel compatibel kompatybilny compatibile fits replacement ersatz suitable geeignet geschikt passend til для'.split(
    ' ',
  ),
);
const linkingWords: ReadonlySet<string> = new Set('with mit zu den die das le la il el'.split(' '));
const bundleWords: ReadonlySet<string> = new Set('bundle bundled'.split(' '));
/** "ersatzakku" and "earpads" too. */
export function isAccessoryName(word: string): boolean {
  // Stemming leaves "akkus".
  const one = word.replace(/s$/, '');
  const isOf = (name: string) =>
    word === name || one === name || (name.length >= 4 && (word.endsWith(name) || one.endsWith(name)));
  return /^(?:ersatz|zubehor|replacement|[ck]ompatib)/.test(word) || accessoryNames.some(isOf);
}

/** "vitesses", "fach" and "sp" count speeds, as on bicycles. The word itself if it has no other name. */
export function nameOfCounted(word: string): string {
  return countedNames.get(word)?.[0] ?? word;
}

const accessoryWords: ReadonlySet<string> = new Set(
  (
    'case cover sleeve skin shell pouch holster bag backpack charger adapter cable cord mount bracket stand holder dock strap band protector ' +
    'film filter hood toner cartridge ink drum battery remote warranty license cleaner stylus pad mat hulle schutzhulle tasche ladegerat ' +
    'halterung netzteil akku folie etui coque housse chargeur support batterie funda cargador soporte bateria custodia lamp bulb module ' +
    'caricabatteria pellicola supporto hoes hoesje oplader houder batterij pokrowiec ladowarka uchwyt fodral laddare hallare batteri capa capinha carregador pelicula suporte bateria kotelo suojakuori laturi pouzdro obal ' +
    'nabijecka drzak kilif deksel чехол зарядное аккумулятор держатель θηκη'
  ).split(' '),
);
const accessoryNames: readonly string[] = [
  ...accessoryWords,
  ...'kit set combo part spare cushion polster kabel koffer patrone kartusche cartouche cartuccia cartucho'.split(
    ' ',
  ),
];

const colourNames = namesByWord([
  'black schwarz schwarze schwarzer schwarzes noir noire negro negra nero nera zwart ebony onyx jet svart preto preta czarny czarna czarne cerny cerna cerne fekete musta siyah черный черная черное черные чорний чорна чорні μαυρο μαυρη',
  'white weiss weisse weisser weisses blanc blanche blanco blanca bianco bianca wit ivory pearl hvit hvid branco branca bialy biala biale bily bila bile feher valkoinen beyaz белый белая белое белые білий біла білі λευκο λευκη',
  'silver silber argent plata argento platinum chrome srebrny srebrna srebrne stribrny stribrna серебристый серебристая сріблястий',
  'gray grey grau graue gris grigio grigia grijs graphite charcoal anthracite titanium slate gunmetal szary szara szare cinza cinzento harmaa серый серая серые сірий сіра',
  'blue blau blaue blauer bleu bleue azul blu blauw navy niebieski niebieska niebieskie modry modra modre sininen mavi синий синяя синие голубой синій синя μπλε',
  'red rot rouge rojo roja rosso rossa rood crimson czerwony czerwona czerwone cerveny cervena cervene vermelho vermelha punainen kirmizi красный красная красные червоний червона κοκκινο',
  'green grun grune vert verte verde groen olive zielony zielona zielone zeleny zelena vihrea yesil зеленый зеленая зеленые зелений зелена πρασινο',
  'yellow gelb gelbe jaune amarillo amarilla giallo gialla geel zolty zolta zolte zluty zluta amarelo amarela keltainen желтый желтая жовтий жовта',
  'pink rosa rose fuchsia magenta rozowy rozowa rozowe ruzovy ruzova vaaleanpunainen pembe розовый розовая рожевий рожева',
  'purple violet lila violett morado morada viola lavender plum fioletowy fioletowa fialovy fialova roxo roxa фиолетовый фиолетовая фіолетовий',
  'orange arancione oranje naranja pomaranczowy pomaranczowa oranzovy laranja oranssi turuncu оранжевый помаранчевий',
  'brown braun braune marron brun marrone chocolate espresso walnut brazowy brazowa hnedy hneda castanho marrom ruskea kahverengi коричневый коричневая коричневий',
  'gold golden dorado dorada oro or champagne zloty zlota zlaty zlata dourado dourada kultainen золотой золотая золотий',
  'beige sand cream tan bisque almond',
  'cyan turquoise turkis teal',
  'clear transparent klar',
]);

const countedNames = namesByWord([
  'speed vitess vitesse fach gang velocidad velocidade velocita vaxlar versnellingen biegow sp spd',
  'port ports portar poorten porty portow puertos porte anschlusse',
  'channel ch kanal canal canaux canali canale canales kanaler kanaals kanalow',
  'sheet blatt feuille hoja foglio fogli vel arkusz ark',
  'page seite paginas pagine pagina sidor stron str',
  'photo foto bilder shot exposure',
  'core kern coeurs coeur nucleos nucleo karnor rdzeni kernig',
  'user benutzer utilisateur usuario utente anvandare gebruiker uzytkownik',
  'bay schacht baie bahias',
]);

/** Words that are colours only in a colour field, such as the Swedish "rod" in "curtain rod". */
const statedColourNames = namesByWord([
  'black sort',
  'white vit',
  'silver zilver solv hopea',
  'gray gra',
  'blue bla',
  'red rod',
  'green gron',
  'yellow gul',
  'purple paars lilla',
  'brown bruin',
  'gold guld gull goud',
  'beige creme krem bezowy',
]);

/** Maps each word to the first of its line, the colour's name. */
function namesByWord(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines.flatMap((line) => {
      const names = line.split(' ').map(foldText);
      return names.map((name) => [name, [names[0] ?? name]] as const);
    }),
  );
}
