import { family, model } from '../product';

export const home = [
  family('Dyson', 'V15 Detect Absolute', 'stickVacuum', 629, 'A laser shows the dust, a sensor counts it.', [
    model('446986-01', '5025155071564', { colour: 'yellow' }),
  ]),
  family(
    'Dyson',
    'V8 Absolute',
    'stickVacuum',
    329,
    'Forty minutes and two heads for carpet and hard floor.',
    [model('476547-01', '5025155082843', { colour: 'silver' })],
  ),
  family(
    'Shark',
    'Stratos IZ400EUT',
    'stickVacuum',
    299,
    'A head that frees itself from hair, and a neck that bends.',
    [model('IZ400EUT', '0622356261333', { colour: 'copper' })],
  ),
  family(
    'Bosch',
    'Unlimited 7 BCS711XXL',
    'stickVacuum',
    339,
    'The battery fits the drill, the neck fits under the sofa.',
    [model('BCS711XXL', '4242005356119', { colour: 'white' })],
  ),
  family('Miele', 'Complete C3 Select', 'vacuum', 239, 'Bagged, quiet, tested for twenty years of use.', [
    model('12031850', '4002516764113', { colour: 'black' }),
    model('12031860', '4002516764120', { colour: 'blue' }),
  ]),
  family(
    'Numatic',
    'Henry HVR160',
    'vacuum',
    149,
    'A bucket on wheels with a smile.',
    [model('902395', '5028584023951', { colour: 'red' })],
    'pennywick',
  ),
  family('Roborock', 'S8 Pro Ultra', 'robotVacuum', 899, 'Washes its own mop, empties its own dust.', [
    model('S8PU02-00', '6975781024115', { colour: 'white' }),
    model('S8PU52-00', '6975781024122', { colour: 'black' }),
  ]),
  family(
    'iRobot',
    'Roomba Combo j7+',
    'robotVacuum',
    599,
    'Lifts its mop over carpets and steers round socks.',
    [model('C755840', '5060629987552', { colour: 'black' })],
  ),
  family('Kärcher', 'SC 3 EasyFix', 'steamMop', 149, 'Steam after thirty seconds, no detergent.', [
    model('1.513-110.0', '4054278131108', { colour: 'yellow' }),
  ]),
  family('Philips Hue', 'White & Color Ambiance E27', 'bulb', 44, 'Sixteen million colours, 1,100 lumens.', [
    model('929002468801', '8719514288614'),
  ]),
  family(
    'tado°',
    'Smart Radiator Thermostat X',
    'thermostat',
    89,
    'Matter over Thread, a battery for two years.',
    [model('103930', '4260328103937', { colour: 'white' })],
  ),
  family(
    'Google',
    'Nest Learning Thermostat 4th Gen',
    'thermostat',
    269,
    'A domed display that reads across the room.',
    [
      model('GA05169-US', '0840244051693', { colour: 'silver' }),
      model('GA05168-US', '0840244051686', { colour: 'black' }),
    ],
    'lumen',
  ),
  family('Amazon', 'Echo Dot 5th Gen', 'smartSpeaker', 49, 'Fuller sound and a thermometer inside.', [
    model('B09B8X9RGM', '0840268993207', { colour: 'black' }),
    model('B09B94956P', '0840268993214', { colour: 'blue' }),
  ]),
  family('Ring', 'Battery Video Doorbell Plus', 'doorbell', 149, 'Head-to-toe video, no wires.', [
    model('B09WZBPX7K', '0840080585734', { colour: 'silver' }),
  ]),
  family('TP-Link', 'Tapo P110', 'plug', 13, 'Switches and measures what is plugged in.', [
    model('Tapo P110', '4895252002133', { colour: 'white' }),
  ]),
  family('eufy', 'SoloCam S340', 'securityCamera', 189, 'Two lenses, a solar panel, no subscription.', [
    model('T81703W1', '0194644121709', { colour: 'white' }),
  ]),
  family(
    'Oral-B',
    'iO Series 9',
    'toothbrush',
    239,
    'A round head, a magnetic drive and a display that says hello.',
    [
      model('iO9 Black Onyx', '4210201301813', { colour: 'black' }),
      model('iO9 White Alabaster', '4210201301820', { colour: 'white' }),
    ],
  ),
  family(
    'Philips',
    'Sonicare ProtectiveClean 4500 HX6830/44',
    'toothbrush',
    79,
    'Pressure sensor, two programmes, two weeks a charge.',
    [model('HX6830/44', '8710103874010', { colour: 'black' })],
  ),
  family(
    'Braun',
    'Series 9 Pro+ 9575cc',
    'shaver',
    299,
    'Five shaving elements and a station that cleans it.',
    [model('9575cc', '4210201415756', { colour: 'silver' })],
  ),
  family('Philips', 'OneBlade Pro 360 QP6541/15', 'shaver', 54, 'One blade for any length, wet or dry.', [
    model('QP6541/15', '8710103976547', { colour: 'black' }),
  ]),
  family('Dyson', 'Supersonic HD07', 'hairDryer', 349, 'Fast air, controlled heat, magnetic attachments.', [
    model('389922-01', '5025155059920', { colour: 'copper' }),
    model('386732-01', '5025155056738', { colour: 'pink' }),
  ]),
  family(
    'Dyson',
    'Click-in Battery for V15 Detect',
    'battery',
    109,
    'Spare battery for Dyson V15. Vacuum cleaner not included.',
    [model('970145-02', '5025155070147')],
  ),
  family('Oral-B', 'iO Ultimate Clean 4-pack', 'brushHeads', 34, 'Four heads for every Oral-B iO handle.', [
    model('80335623', '4210201300335', { colour: 'white' }),
  ]),
  family(
    'De’Longhi',
    'Water Filter DLSC002 for ECAM',
    'filter',
    13,
    'Softener for De’Longhi bean-to-cup machines, lasts two months.',
    [model('DLSC002', '8004399327801')],
  ),
];
