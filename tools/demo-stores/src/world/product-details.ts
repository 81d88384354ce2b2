import { nouns } from './nouns';
import type { WorldProduct } from './product';
import type { Language } from './words';

type Measured = 'noise' | 'volume' | 'power' | 'weight' | 'runtime' | 'screen';

export interface StatedDetail {
  readonly name: string;
  readonly value: string;
}

/** What shops state about a product besides its variant, such as type, noise and capacity; nothing for most. */
export function detailsOf(
  { familyKey, noun }: Pick<WorldProduct, 'familyKey' | 'noun'>,
  language: Language,
): readonly StatedDetail[] {
  const measured = measures.get(familyKey);
  if (measured === undefined) return [];
  const stated = measuredNames.flatMap((name) => {
    const value = measured[name];
    if (value === undefined) return [];
    return [{ name: names[name][language], value: language === 'en' ? value : value.replace('.', ',') }];
  });
  return [{ name: names.type[language], value: nouns[noun][language] }, ...stated];
}

const names: Readonly<Record<Measured | 'type', Readonly<Record<Language, string>>>> = {
  type: { en: 'Type', de: 'Typ', sv: 'Typ', nl: 'Type' },
  noise: { en: 'Noise level', de: 'Geräuschpegel', sv: 'Ljudnivå', nl: 'Geluidsniveau' },
  volume: { en: 'Capacity', de: 'Fassungsvermögen', sv: 'Volym', nl: 'Inhoud' },
  power: { en: 'Power', de: 'Leistung', sv: 'Effekt', nl: 'Vermogen' },
  weight: { en: 'Weight', de: 'Gewicht', sv: 'Vikt', nl: 'Gewicht' },
  runtime: { en: 'Battery life', de: 'Akkulaufzeit', sv: 'Batteritid', nl: 'Batterijduur' },
  screen: { en: 'Screen size', de: 'Bildschirmdiagonale', sv: 'Skärmstorlek', nl: 'Schermdiagonaal' },
};
const measuredNames = ['noise', 'volume', 'power', 'runtime', 'weight', 'screen'] as const;

const measures = new Map<string, Readonly<Partial<Record<Measured, string>>>>([
  ['dyson-v15-detect-absolute', { noise: '76 dB', volume: '0.76 l', runtime: '60 min', weight: '3.1 kg' }],
  ['dyson-v8-absolute', { noise: '80 dB', volume: '0.54 l', runtime: '40 min', weight: '2.6 kg' }],
  ['shark-stratos-iz400eut', { noise: '77 dB', volume: '0.7 l', runtime: '60 min', weight: '4.1 kg' }],
  ['bosch-unlimited-7-bcs711xxl', { noise: '79 dB', volume: '0.3 l', runtime: '40 min', weight: '2.9 kg' }],
  ['miele-complete-c3-select', { noise: '64 dB', volume: '4.5 l', power: '890 W', weight: '7.2 kg' }],
  ['numatic-henry-hvr160', { noise: '71 dB', volume: '6 l', power: '620 W', weight: '7.5 kg' }],
  ['roborock-s8-pro-ultra', { noise: '67 dB', volume: '0.35 l', runtime: '180 min', weight: '4.3 kg' }],
  ['irobot-roomba-combo-j7', { noise: '68 dB', volume: '0.4 l', runtime: '75 min', weight: '3.4 kg' }],
  ['smeg-klf03-50-s-style', { volume: '1.7 l', power: '2400 W' }],
  ['bosch-styline-twk8613p', { volume: '1.5 l', power: '2400 W' }],
  ['fellow-stagg-ekg', { volume: '0.9 l', power: '1200 W' }],
  ['philips-airfryer-xxl-hd9650-90', { volume: '7.3 l', power: '2225 W' }],
  ['philips-airfryer-essential-hd9252-90', { volume: '4.1 l', power: '1400 W' }],
  ['ninja-foodi-dual-zone-af300eu', { volume: '7.6 l', power: '2400 W' }],
  ['de-longhi-magnifica-evo-ecam290-61-b', { volume: '1.8 l', power: '1450 W' }],
  ['philips-series-3300-lattego-ep3341-50', { volume: '1.8 l', power: '1500 W' }],
  ['sage-the-barista-express-ses875', { volume: '2 l', power: '1850 W' }],
  ['de-longhi-dedica-style-ec685', { volume: '1.1 l', power: '1300 W' }],
  ['moccamaster-kbg-select', { volume: '1.25 l', power: '1520 W' }],
  ['sony-wh-1000xm5', { runtime: '30 h', weight: '250 g' }],
  ['sony-wh-1000xm4', { runtime: '30 h', weight: '254 g' }],
  ['sony-wh-ch720n', { runtime: '35 h', weight: '192 g' }],
  ['bose-quietcomfort-ultra-headphones', { runtime: '24 h', weight: '252 g' }],
  ['sennheiser-momentum-4-wireless', { runtime: '60 h', weight: '293 g' }],
  ['apple-airpods-pro-2', { runtime: '6 h' }],
  ['samsung-galaxy-buds3-pro', { runtime: '7 h' }],
  ['sony-wf-1000xm5', { runtime: '8 h' }],
  ['jabra-elite-8-active', { runtime: '8 h' }],
  ['nothing-ear-a', { runtime: '8 h' }],
  ['beyerdynamic-dt-770-pro-80-ohm', { weight: '270 g' }],
  ['audio-technica-ath-m50x', { weight: '285 g' }],
  ['dell-ultrasharp-u2723qe', { screen: '27 in' }],
  ['lg-27gp850p-b-ultragear', { screen: '27 in' }],
  ['samsung-odyssey-g7-ls32bg700', { screen: '32 in' }],
]);
