import { family, model } from '../product';

export const picturesAndPlay = [
  family('Sony', 'Alpha 7 IV', 'camera', 2199, '33 megapixels, full frame, 4K at 60 frames.', [
    model('ILCE7M4B.CEC', '4548736133655', { colour: 'black' }),
  ]),
  family('Canon', 'EOS R50', 'camera', 679, 'A light first system camera with eye tracking.', [
    model('5811C033', '4549292204964', { colour: 'black' }),
    model('5812C032', '4549292205053', { colour: 'white' }),
  ]),
  family('Nikon', 'Z f', 'camera', 2199, 'Full frame under brass dials.', [
    model('VOA120AE', '4960759914712', { colour: 'black' }),
  ]),
  family('Fujifilm', 'X-T5', 'camera', 1699, '40 megapixels and dials for everything.', [
    model('16782246', '4547410486247', { colour: 'black' }),
    model('16782272', '4547410486308', { colour: 'silver' }),
  ]),
  family('Ricoh', 'GR IIIx', 'compactCamera', 1049, 'The street photographer’s pocket camera, 40 mm.', [
    model('1173', '0026649011733', { colour: 'black' }),
  ]),
  family('Fujifilm', 'Instax Mini 12', 'instantCamera', 79, 'Turn the lens, press, wait ninety seconds.', [
    model('16806121', '4547410488920', { colour: 'white' }),
    model('16806107', '4547410488890', { colour: 'pink' }),
    model('16806092', '4547410488869', { colour: 'blue' }),
  ]),
  family('GoPro', 'HERO12 Black', 'actionCamera', 349, '5.3K video, steadier than the bike.', [
    model('CHDHX-121-RW', '0818279029062', { colour: 'black' }),
  ]),
  family('DJI', 'Mini 4 Pro', 'drone', 769, 'Under 249 g, sees obstacles on all sides.', [
    model('CP.MA.00000732.01', '6941565969255', { colour: 'grey' }),
  ]),
  family('Canon', 'RF 50mm F1.8 STM', 'lens', 209, 'The small bright normal lens.', [
    model('4515C005', '4549292180282', { colour: 'black' }),
  ]),
  family(
    'Sigma',
    '18-50mm F2.8 DC DN',
    'lens',
    489,
    'A bright zoom of 290 g for Sony E.',
    [model('585965', '0085126585969', { colour: 'black' })],
    'lumen',
  ),
  family('Sony', 'PlayStation 5 Slim', 'console', 479, 'One terabyte, a disc drive and the DualSense.', [
    model('CFI-2016A01Y', '0711719577188', { colour: 'white' }),
  ]),
  family(
    'Sony',
    'PlayStation 5 Slim Digital Edition',
    'console',
    399,
    'The slim console without a disc drive.',
    [model('CFI-2016B01Y', '0711719577225', { colour: 'white' })],
  ),
  family('Microsoft', 'Xbox Series X', 'console', 479, 'Twelve teraflops and a one-terabyte drive.', [
    model('RRT-00010', '0889842640830', { colour: 'black' }),
  ]),
  family('Nintendo', 'Switch OLED', 'handheld', 309, 'Seven-inch OLED screen, dock with a LAN port.', [
    model('10007454', '0045496453442', { colour: 'white' }),
    model('10007455', '0045496453459', { colour: 'red' }),
  ]),
  family('Valve', 'Steam Deck OLED', 'handheld', 569, 'The Steam library in two hands, 90 Hz HDR.', [
    model('V004285-20', '0814585022438', { capacity: '512 GB', colour: 'black' }),
    model('V004286-20', '0814585022445', { capacity: '1 TB', colour: 'black', surcharge: 110 }),
  ]),
  family('Sony', 'DualSense', 'controller', 64, 'Adaptive triggers and fine vibration for PS5.', [
    model('CFI-ZCT1W', '0711719399902', { colour: 'white' }),
    model('CFI-ZCT1W01', '0711719827191', { colour: 'black' }),
    model('CFI-ZCT1W02', '0711719827504', { colour: 'red', surcharge: 4 }),
  ]),
  family('Microsoft', 'Xbox Wireless Controller', 'controller', 52, 'Textured grips, share button, USB-C.', [
    model('QAT-00009', '0889842612714', { colour: 'black' }),
    model('QAS-00009', '0889842612721', { colour: 'white' }),
  ]),
  family(
    'SteelSeries',
    'Arctis Nova 7',
    'headset',
    159,
    '2.4 GHz and Bluetooth at the same time, 38 hours.',
    [model('61553', '5707119051187', { colour: 'black' })],
  ),
  family(
    'LEGO',
    'Technic 42143 Ferrari Daytona SP3',
    'brickSet',
    349,
    '3,778 pieces, a V12 with moving pistons and an eight-speed gearbox.',
    [model('42143', '5702017158143', { colour: 'red' })],
  ),
  family(
    'LEGO',
    'Icons 10497 Galaxy Explorer',
    'brickSet',
    99,
    'The spaceship of 1979, larger: 1,254 pieces.',
    [model('10497', '5702017153551', { colour: 'blue' })],
  ),
  family('LEGO', 'Star Wars 75313 AT-AT', 'brickSet', 729, '6,785 pieces, room for forty figures.', [
    model('75313', '5702017155470', { colour: 'grey' }),
  ]),
  family('LEGO', 'Botanicals 10280 Flower Bouquet', 'brickSet', 44, 'Fifteen stems that need no water.', [
    model('10280', '5702017000039', { colour: 'pink' }),
  ]),
  family('LEGO', 'Creator Expert 10294 Titanic', 'brickSet', 619, 'A ship of 1.35 metres in 9,090 pieces.', [
    model('10294', '5702017000473', { colour: 'black' }),
  ]),
  family(
    'LEGO',
    'DUPLO 10914 Deluxe Brick Box',
    'brickSet',
    42,
    'Eighty-five big bricks for small hands.',
    [model('10914', '5702016617764', { colour: 'green' })],
    'klotz',
  ),
  family('Kosmos', 'Catan', 'boardGame', 34, 'Trade, build, settle: three to four players.', [
    model('682682', '4002051682682'),
  ]),
  family('Space Cowboys', 'Splendor', 'boardGame', 29, 'Gems, cards and heavy chips, thirty minutes.', [
    model('SCSPL01', '3558380022022'),
  ]),
  family('Feuerland', 'Wingspan', 'boardGame', 49, 'One hundred and seventy birds and a dice tower.', [
    model('FEU31020', '4260326300109'),
  ]),
  family('Ravensburger', 'Labyrinth', 'boardGame', 27, 'The maze that moves, since 1986.', [
    model('26446', '4005556264469'),
  ]),
  family(
    'Ravensburger',
    'Krypt Silver 654',
    'puzzle',
    19,
    'A puzzle in one colour, for patient evenings.',
    [model('15964', '4005556159642', { colour: 'silver' })],
    'klotz',
  ),
  family('BIG', 'Bobby Car Classic', 'toyCar', 39, 'Whisper wheels, and the horn that neighbours know.', [
    model('800001303', '4004943001304', { colour: 'red' }),
    model('800056200', '4004943056205', { colour: 'black' }),
  ]),
  family('tonies', 'Toniebox Starter Set', 'audioBox', 84, 'Set a figure on top and the story starts.', [
    model('10000653', '4251192000651', { colour: 'red' }),
    model('10000652', '4251192000644', { colour: 'blue' }),
    model('10000656', '4251192000668', { colour: 'green' }),
  ]),
  family(
    'BriksMax',
    'LED Light Kit for LEGO 42143 Ferrari Daytona SP3',
    'lightKit',
    46,
    'Lights for set 42143. The LEGO set is not included.',
    [model('BX509', '0850032145091')],
  ),
  family(
    'Venom',
    'Twin Charging Dock for DualSense',
    'charger',
    24,
    'Charging stand for two DualSense controllers, controllers not included.',
    [model('VS5001', '5031085349802', { colour: 'white' })],
  ),
];
