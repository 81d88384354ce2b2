import { family, model } from '../product';

export const toolsAndShoes = [
  family(
    'Bosch Professional',
    'GSR 18V-55',
    'drill',
    159,
    'Brushless, 55 newton metres, in an L-Boxx with two batteries.',
    [model('06019H5202', '4059952064215', { colour: 'blue' })],
  ),
  family('Makita', 'DDF484Z', 'drill', 99, 'Brushless 18-volt body, 54 newton metres, without battery.', [
    model('DDF484Z', '0088381817387', { colour: 'teal' }),
  ]),
  family('Makita', 'DHP453SFX8', 'drill', 179, '18-volt combi drill with a battery and 101 bits.', [
    model('DHP453SFX8', '0088381684538', { colour: 'teal' }),
  ]),
  family('DeWalt', 'DCD796P2', 'drill', 229, 'Compact 18-volt combi drill with two 5 Ah batteries.', [
    model('DCD796P2-QW', '5035048487969', { colour: 'yellow' }),
  ]),
  family('DeWalt', 'DCF887N', 'impactDriver', 119, 'Three speeds, 205 newton metres, body only.', [
    model('DCF887N-XJ', '5035048488874', { colour: 'yellow' }),
  ]),
  family(
    'Milwaukee',
    'M18 FID3-0X',
    'impactDriver',
    149,
    'Fuel motor with four drive modes, bare tool in a case.',
    [model('4933479866', '4058546049867', { colour: 'red' })],
    'barn',
  ),
  family(
    'Festool',
    'PS 420 EBQ-Plus CARVEX',
    'jigsaw',
    349,
    'Four LED lights keep the blade in view.',
    [model('576175', '4014680576171', { colour: 'green' })],
    'brandt',
  ),
  family('Bosch', 'PST 900 PEL', 'jigsaw', 89, 'Ninety millimetres of wood, with dust extraction.', [
    model('06033A0200', '3165140689052', { colour: 'green' }),
  ]),
  family('Makita', 'BO5041', 'sander', 129, '125 mm, variable speed, a front grip that comes off.', [
    model('BO5041', '0088381085045', { colour: 'teal' }),
  ]),
  family('Wera', 'Tool-Check PLUS', 'toolSet', 69, 'Ratchet, bits and sockets in a palm-sized rack.', [
    model('05056490001', '4013288185648'),
  ]),
  family('Stanley', 'STMT82831-1 Socket Set 120 pc', 'toolSet', 99, '120 pieces in a case, three drives.', [
    model('STMT82831-1', '3253560828318'),
  ]),
  family('Knipex', 'Cobra 87 01 250', 'pliers', 29, 'Grips pipes to two inches and holds by itself.', [
    model('87 01 250', '4003773033943', { size: '250 mm', colour: 'red' }),
    model('87 01 180', '4003773022503', { size: '180 mm', colour: 'red', surcharge: -3 }),
  ]),
  family('Leatherman', 'Wave+', 'multiTool', 129, 'Eighteen tools, four of them open with one hand.', [
    model('832524', '0037447025242', { colour: 'silver' }),
    model('832526', '0037447025266', { colour: 'black', surcharge: 15 }),
  ]),
  family('Victorinox', 'Climber', 'multiTool', 34, 'Fourteen functions in a red scale.', [
    model('1.3703', '7611160100245', { colour: 'red' }),
  ]),
  family(
    'Kärcher',
    'K 5 Premium Smart Control',
    'pressureWasher',
    399,
    'Sets its own pressure, shows it on the gun.',
    [model('1.324-670.0', '4054278132464', { colour: 'yellow' })],
  ),
  family(
    'Gardena',
    'AquaClean Li-40/60',
    'pressureWasher',
    189,
    'Cordless cleaner that drinks from a bucket.',
    [model('09341-55', '4078500934152', { colour: 'teal' })],
    'nordlys',
  ),
  family('Nike', 'Pegasus 41', 'runningShoe', 119, 'ReactX foam for the daily round.', [
    model('FD2722-002', '0197601722025', { size: 'EU 42', colour: 'black' }),
    model('FD2722-002-43', '0197601722032', { size: 'EU 43', colour: 'black' }),
    model('FD2722-002-44', '0197601722049', { size: 'EU 44', colour: 'black' }),
  ]),
  family('ASICS', 'Gel-Nimbus 26', 'runningShoe', 149, 'The soft long-distance shoe with a knitted tongue.', [
    model('1011B794-400', '4550456794405', { size: 'EU 42', colour: 'blue' }),
    model('1011B794-400-43', '4550456794412', { size: 'EU 43.5', colour: 'blue' }),
  ]),
  family('Brooks', 'Ghost 16', 'runningShoe', 124, 'Nitrogen-infused cushioning, neutral.', [
    model('110418-1D-090', '0195394420906', { size: 'EU 42', colour: 'grey' }),
    model('110418-1D-091', '0195394420913', { size: 'EU 44', colour: 'grey' }),
  ]),
  family('adidas', 'Samba OG', 'sneaker', 109, 'The gum sole that left the hall for the street.', [
    model('B75806-38', '4062052758069', { size: 'EU 38', colour: 'white' }),
    model('B75806-42', '4062052758076', { size: 'EU 42', colour: 'white' }),
    model('B75807-42', '4062052758175', { size: 'EU 42', colour: 'black' }),
  ]),
  family('New Balance', '574 Core', 'sneaker', 94, 'Grey suede since 1988.', [
    model('ML574EVG-42', '0195907574423', { size: 'EU 42', colour: 'grey' }),
    model('ML574EVN-42', '0195907574522', { size: 'EU 42', colour: 'navy' }),
  ]),
  family('Birkenstock', 'Arizona', 'sandal', 79, 'Cork, two buckles, a foot-shaped bed.', [
    model('0051191', '4044375511910', { size: 'EU 39', colour: 'black' }),
    model('0051193', '4044375511934', { size: 'EU 42', colour: 'black' }),
    model('0051701', '4044375517011', { size: 'EU 42', colour: 'brown' }),
  ]),
  family('Dr. Martens', '1460 Smooth', 'boot', 159, 'Eight eyes and the yellow stitch.', [
    model('11822006-39', '0883985210394', { size: 'EU 39', colour: 'black' }),
    model('11822006-42', '0883985210424', { size: 'EU 42', colour: 'black' }),
    model('11822600-42', '0883985220423', { size: 'EU 42', colour: 'red' }),
  ]),
];
