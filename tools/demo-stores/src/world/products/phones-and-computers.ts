import { family, model } from '../product';

export const phonesAndComputers = [
  family('Apple', 'iPhone 15', 'phone', 749, 'A16 chip, 48-megapixel camera and USB-C.', [
    model('MTP03ZD/A', '0195253039089', { capacity: '128 GB', colour: 'black' }),
    model('MTP43ZD/A', '0195253039119', { capacity: '128 GB', colour: 'blue' }),
    model('MTP63ZD/A', '0195253039133', { capacity: '256 GB', colour: 'black', surcharge: 120 }),
  ]),
  family('Apple', 'iPhone 15 Pro', 'phone', 999, 'Titanium, A17 Pro and a three-lens camera.', [
    model('MTUV3ZD/A', '0195253018619', { capacity: '128 GB', colour: 'black' }),
    model('MTV13ZD/A', '0195253018671', { capacity: '256 GB', colour: 'black', surcharge: 120 }),
  ]),
  family('Samsung', 'Galaxy S24', 'phone', 649, 'A bright 6.2-inch screen and seven years of updates.', [
    model('SM-S921BZKDEUB', '8806095299686', { capacity: '128 GB', colour: 'black' }),
    model('SM-S921BZKGEUB', '8806095299709', { capacity: '256 GB', colour: 'black', surcharge: 60 }),
    model('SM-S921BZVDEUB', '8806095299723', { capacity: '128 GB', colour: 'purple' }),
  ]),
  family('Samsung', 'Galaxy A55 5G', 'phone', 349, 'Metal frame, optical stabilisation and a big battery.', [
    model('SM-A556BZKAEUB', '8806095467535', { capacity: '128 GB', colour: 'navy' }),
    model('SM-A556BLVAEUB', '8806095467559', { capacity: '256 GB', colour: 'navy', surcharge: 50 }),
  ]),
  family('Google', 'Pixel 8a', 'phone', 429, 'The Tensor G3 and the Pixel camera in a smaller phone.', [
    model('GA04432-GB', '0840244046736', { capacity: '128 GB', colour: 'black' }),
    model('GA05570-GB', '0840244046798', { capacity: '128 GB', colour: 'blue' }),
  ]),
  family('Fairphone', '5', 'phone', 599, 'Ten parts that its owner can change with one screwdriver.', [
    model('F5FPHN-2BL-EU1', '8718819000259', { capacity: '256 GB', colour: 'black' }),
    model('F5FPHN-2SB-EU1', '8718819000266', { capacity: '256 GB', colour: 'blue' }),
  ]),
  family('Nothing', 'Phone (2a)', 'phone', 329, 'A phone with lights on its back and a calm Android.', [
    model('A10400081', '6974434222502', { capacity: '128 GB', colour: 'black' }),
  ]),
  family(
    'Apple',
    'iPad Air 11 M2',
    'tablet',
    649,
    'The M2 chip, Pencil Pro support and a landscape camera.',
    [
      model('MUWC3NF/A', '0195949251887', { capacity: '128 GB', colour: 'grey' }),
      model('MUWD3NF/A', '0195949251917', { capacity: '128 GB', colour: 'blue' }),
    ],
  ),
  family('Samsung', 'Galaxy Tab S9 FE', 'tablet', 379, 'A tablet with a pen in the box, waterproof.', [
    model('SM-X510NZAAEUE', '8806095164212', { capacity: '128 GB', colour: 'grey' }),
  ]),
  family(
    'Amazon',
    'Kindle Paperwhite 12th Gen',
    'reader',
    169,
    'Seven-inch paper-like screen, weeks of battery.',
    [model('B0CFPWLGF2', '0840268941222', { capacity: '16 GB', colour: 'black' })],
  ),
  family('Kobo', 'Libra Colour', 'reader', 219, 'E-paper in colour with page-turn buttons.', [
    model('N428-KU-BK-K-EP', '0681190027123', { capacity: '32 GB', colour: 'black' }),
    model('N428-KU-WH-K-EP', '0681190027130', { capacity: '32 GB', colour: 'white' }),
  ]),
  family(
    'Apple',
    'Watch Series 9 GPS 45 mm',
    'watch',
    389,
    'Bright display, double tap, carbon-neutral with the loop.',
    [
      model('MR993QF/A', '0195253749711', { colour: 'black' }),
      model('MR9D3QF/A', '0195253749841', { colour: 'silver' }),
    ],
  ),
  family(
    'Garmin',
    'Forerunner 265',
    'watch',
    379,
    'AMOLED running watch with training readiness and two-band GPS.',
    [
      model('010-02810-10', '0753759313197', { colour: 'black' }),
      model('010-02810-11', '0753759313203', { colour: 'white' }),
    ],
  ),
  family('Withings', 'ScanWatch 2', 'watch', 329, 'Hands on a dial, an ECG inside, thirty days of battery.', [
    model('HWA10-model 3-All-Int', '3700546707742', { size: '42 mm', colour: 'black' }),
  ]),
  family(
    'Apple',
    'MacBook Air 13 M3',
    'laptop',
    1149,
    'Fanless, eighteen hours, two external displays with the lid closed.',
    [
      model('MRXN3D/A', '0195949110238', { capacity: '8 GB / 256 GB', colour: 'grey' }),
      model('MXCV3D/A', '0195949130472', { capacity: '16 GB / 512 GB', colour: 'navy', surcharge: 330 }),
    ],
  ),
  family(
    'Lenovo',
    'ThinkPad X1 Carbon Gen 12',
    'laptop',
    1899,
    'Under 1.1 kg, Core Ultra 7, the keyboard that writers ask for.',
    [model('21KC004QGE', '0197804503827', { capacity: '32 GB / 1 TB', colour: 'black' })],
  ),
  family('ASUS', 'Zenbook 14 OLED UX3405MA', 'laptop', 999, 'A 120 Hz OLED panel in 1.2 kg of aluminium.', [
    model('90NB11R1-M00DJ0', '4711387548615', { capacity: '16 GB / 1 TB', colour: 'navy' }),
  ]),
  family(
    'Framework',
    'Laptop 13 Ryzen 7',
    'laptop',
    1279,
    'Every part has a code to scan and a screw to open.',
    [model('FRANHYCP07', '0850048620131', { capacity: '16 GB / 500 GB', colour: 'silver' })],
    'brandt',
  ),
  family('Dell', 'UltraSharp U2723QE', 'monitor', 479, '27-inch 4K IPS Black with a 90 W USB-C hub.', [
    model('210-BCXK', '5397184657430'),
  ]),
  family('LG', '27GP850P-B UltraGear', 'monitor', 329, '27-inch QHD at 165 Hz with Nano IPS.', [
    model('27GP850P-B.AEU', '8806091705525', { colour: 'black' }),
  ]),
  family(
    'Samsung',
    'Odyssey G7 LS32BG700',
    'monitor',
    429,
    '32-inch 4K gaming monitor, 144 Hz, one millisecond.',
    [model('LS32BG700EUXEN', '8806094318739', { colour: 'black' })],
  ),
  family(
    'Samsung',
    'T7 Shield',
    'portableDrive',
    109,
    'Rubber-coated, 1,050 MB/s, survives a fall from three metres.',
    [
      model('MU-PE1T0S/EU', '8806092659452', { capacity: '1 TB', colour: 'black' }),
      model('MU-PE2T0S/EU', '8806092659469', { capacity: '2 TB', colour: 'black', surcharge: 70 }),
      model('MU-PE1T0R/EU', '8806092659476', { capacity: '1 TB', colour: 'blue' }),
    ],
  ),
  family(
    'SanDisk',
    'Extreme Portable V2',
    'portableDrive',
    99,
    'Drop-proof to two metres, with a loop for the carabiner.',
    [model('SDSSDE61-1T00-G25', '0619659184285', { capacity: '1 TB', colour: 'black' })],
  ),
  family('Samsung', '990 PRO', 'internalDrive', 99, 'PCIe 4.0 with up to 7,450 MB/s.', [
    model('MZ-V9P1T0BW', '8806094413694', { capacity: '1 TB' }),
    model('MZ-V9P2T0BW', '8806094413700', { capacity: '2 TB', surcharge: 75 }),
  ]),
  family('Crucial', 'P3 Plus', 'internalDrive', 62, 'A sensible PCIe 4.0 upgrade.', [
    model('CT1000P3PSSD8', '0649528918895', { capacity: '1 TB' }),
  ]),
  family('SanDisk', 'Extreme microSDXC', 'memoryCard', 21, 'V30 A2 card for cameras and consoles.', [
    model('SDSQXAV-256G-GN6MA', '0619659189112', { capacity: '256 GB' }),
    model('SDSQXAA-128G-GN6MA', '0619659189105', { capacity: '128 GB', surcharge: -7 }),
  ]),
  family(
    'Logitech',
    'MX Master 3S',
    'mouse',
    89,
    'Quiet clicks, a wheel that spins a thousand lines a second.',
    [
      model('910-006559', '5099206103726', { colour: 'black' }),
      model('910-006560', '5099206103733', { colour: 'grey' }),
    ],
  ),
  family(
    'Logitech',
    'MX Keys S',
    'keyboard',
    99,
    'Spherically dished keys that light up when hands come near.',
    [model('920-011587', '5099206111455', { colour: 'grey' })],
  ),
  family(
    'Keychron',
    'K2 Pro',
    'keyboard',
    109,
    'A 75 % mechanical keyboard whose switches pull out.',
    [model('K2P-J1', '6960611012349', { colour: 'black' })],
    'barn',
  ),
  family('AVM', 'FRITZ!Box 7590 AX', 'router', 239, 'Wi-Fi 6, DSL and telephony in one red-and-silver box.', [
    model('20002998', '4023125029981'),
  ]),
  family('TP-Link', 'Deco X50 (3-pack)', 'router', 179, 'Mesh Wi-Fi 6 for up to 600 square metres.', [
    model('Deco X50(3-pack)', '4895252000931', { colour: 'white' }),
  ]),
  family(
    'Spigen',
    'Ultra Hybrid Case for iPhone 15',
    'phoneCase',
    15,
    'Clear back, raised edges. Fits iPhone 15, phone not included.',
    [model('ACS06793', '8809896830010', { colour: 'white' })],
  ),
  family(
    'dbramante1928',
    'Greenland Case for Samsung Galaxy S24',
    'phoneCase',
    29,
    'Recycled plastic cover, compatible with Galaxy S24.',
    [model('GL24GRBL6023', '5711428130624', { colour: 'black' })],
  ),
  family('Anker', '735 Nano II 65W', 'charger', 45, 'Three ports, small enough for the coin pocket.', [
    model('A2667', '0194644111281', { colour: 'black' }),
  ]),
];
