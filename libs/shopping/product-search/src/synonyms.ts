import { readTerms } from './read-terms';

/** Synonyms, one group per line, in English, German, French, Spanish and Italian. */
const sameThing: readonly string[] = [
  'laptop|notebook|ordinateur portable|portatil',
  'tv|television|televisor|fernseher|televiseur',
  'headphone|kopfhorer|auriculares|casque audio|cuffie',
  'earbud|earphone|in ear|earpod|ecouteurs|ohrhorer',
  'smartphone|mobile phone|cell phone|cellphone|handy|telefono movil',
  'phone|telephone|telefon|telefono',
  'smartwatch|smart watch',
  'usb stick|usb flash drive|flash drive|usb drive|thumb drive|pen drive|usb key',
  'external hard drive|external hdd|portable hard drive|external hard disk|externe festplatte',
  'hard drive|hdd|hard disk|festplatte|disque dur|disco duro',
  'ssd|solid state drive|solid state disk',
  'ram|memory module|arbeitsspeicher',
  'sd card|sdhc|sdxc|micro sd|microsd|secure digital',
  'memory card|flash card|flash memory card|speicherkarte|carte memoire',
  'graphics card|video card|gpu|grafikkarte|carte graphique|tarjeta grafica',
  'motherboard|mainboard|desktop board',
  'processor|cpu|prozessor|processeur|procesador',
  'monitor|computer monitor|bildschirm|moniteur|flat panel',
  'printer|drucker|imprimante|impresora|stampante',
  'multifunction printer|all in one printer|multifunctional|mfp',
  'ink cartridge|tintenpatrone|cartouche d encre',
  'video camera|camcorder|videocamera|handycam|camescope',
  'digital camera|compact camera|digitalkamera|appareil photo',
  'camera|kamera|camara|fotocamera',
  'cd drive|optical disc drive|cd rom drive|optical drive|cd rw drive|dvd drive',
  'power bank|powerbank|portable charger|external battery|usb battery',
  'battery|batterie|batteria|pila|akku|accumulator',
  'charger|ladegerat|chargeur|cargador|caricatore',
  'ac adapter|power adapter|power supply|netzteil',
  'cable|cord|kabel|cavo',
  'phone cord|telephone cable|phone cable',
  'backpack|rucksack|rucksac|sac a dos|mochila|zaino',
  'bag|tasche|sacoche|bolsa|borsa',
  'phone case|phone cover|handyhulle|mobile phone case',
  'phone stand|phone holder|mobile holder|phone mount|handyhalterung',
  'keyboard|tastatur|clavier|teclado|tastiera',
  'mouse|mice|maus|souris|raton',
  'mouse pad|mousepad|mouse mat',
  'speaker|loudspeaker|lautsprecher|enceinte|altavoz',
  'surround sound|home theater|home cinema|home theatre',
  'touchscreen|touch screen',
  'playstation 5|ps5',
  'playstation 4|ps4',
  'playstation 3|ps3',
  'wireless|wifi|wi fi|wlan|cordless',
  'lamp|lampe|lampara|lampada',
  'refrigerator|fridge|kuhlschrank|refrigerateur|frigorifico',
  'washing machine|washer|waschmaschine|lave linge|lavadora',
  'dryer|tumble dryer|trockner',
  'vacuum cleaner|hoover|staubsauger|aspirateur|aspiradora',
  'dishwasher|geschirrspuler|lave vaisselle|lavavajillas',
  'oven|backofen|horno',
  'microwave|mikrowelle|micro ondes|microondas',
  'coffee maker|coffee machine|kaffeemaschine|cafetiere|cafetera',
  'kettle|wasserkocher|bouilloire|hervidor',
  'sneaker|trainer|running shoe|turnschuh',
  'trousers|pants|pantalon',
  'sofa|couch|canape',
  'stroller|pushchair|buggy|kinderwagen|poussette',
  'diaper|nappy|windel',
  'bicycle|bike|fahrrad|velo|bicicleta',
  'drill|bohrmaschine|perceuse|taladro',
  'lawn mower|lawnmower|rasenmaher|tondeuse',
  'perfume|eau de parfum|fragrance',
  'ups|uninterruptible power supply',
];

/** The first name may also mean the others, but not the reverse. */
const akin: readonly string[] = [
  'flat screen tv|lcd tv|led tv|plasma tv|tv',
  'desktop|pc|desktop pc|tower pc|desktop computer',
  'computer|pc|laptop|workstation|desktop',
  'headphone|earphone|headset|earbud',
  'headset|headphone|earphone',
  'phone|smartphone',
  'camera|camcorder|digital camera|webcam',
  'dvd player|blu ray player',
  'android tablet|tablet|tab',
  'usb stick|memory stick',
  'memory card|flash memory',
  'bag|case|sleeve',
  'wireless|bluetooth|rf',
  'rechargeable battery|nimh battery|accu',
  'light|lamp|bulb',
  'vacuum cleaner|vacuum',
  'coffee|coffee maker|espresso',
  'espresso machine|coffee maker',
  'ink|ink cartridge',
  'router|wireless router',
  'phone stand|car holder',
];

/** Adjacent terms in this order. */
export type Phrase = readonly string[];

export interface OtherNames {
  readonly termCount: number;
  readonly phrases: readonly Phrase[];
  /** 1 for a synonym, less for a related product. */
  readonly closeness: number;
}

/** Synonyms of the first terms. The table has product types only, so it works for any shop. */
export function createSynonyms(): (terms: readonly string[]) => readonly OtherNames[] {
  const byFirstTerm = new Map<string, { readonly name: Phrase; readonly others: OtherNames }[]>();
  const learn = (line: string, closeness: number, isMutual: boolean) => {
    const phrases = line.split('|').map((name) => readTerms(name).map((term) => term.text));
    for (const name of isMutual ? phrases : phrases.slice(0, 1)) {
      const first = name[0];
      if (first === undefined) continue;
      const others = {
        termCount: name.length,
        phrases: phrases.filter((other) => other !== name),
        closeness,
      };
      byFirstTerm.set(first, [...(byFirstTerm.get(first) ?? []), { name, others }]);
    }
  };
  sameThing.forEach((line) => learn(line, 0.97, true));
  akin.forEach((line) => learn(line, 0.8, false));
  return (terms) =>
    (byFirstTerm.get(terms[0] ?? '') ?? [])
      .filter(({ name }) => name.every((term, place) => term === terms[place]))
      .map(({ others }) => others);
}
