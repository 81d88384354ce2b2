export type Language = 'en' | 'de' | 'sv' | 'nl';

export const categories = {
  headphones: { en: 'Headphones', de: 'Kopfhörer', sv: 'Hörlurar', nl: 'Koptelefoons' },
  speakers: { en: 'Speakers', de: 'Lautsprecher', sv: 'Högtalare', nl: 'Speakers' },
  phones: {
    en: 'Phones & tablets',
    de: 'Handys & Tablets',
    sv: 'Mobiler & plattor',
    nl: 'Telefoons & tablets',
  },
  computers: { en: 'Computers', de: 'Computer', sv: 'Datorer', nl: 'Computers' },
  cameras: { en: 'Cameras', de: 'Kameras', sv: 'Kameror', nl: 'Camera’s' },
  gaming: { en: 'Gaming', de: 'Gaming', sv: 'Spel', nl: 'Gaming' },
  kitchen: { en: 'Kitchen', de: 'Küche', sv: 'Kök', nl: 'Keuken' },
  coffee: { en: 'Coffee & tea', de: 'Kaffee & Tee', sv: 'Kaffe & te', nl: 'Koffie & thee' },
  cleaning: { en: 'Vacuum cleaners', de: 'Staubsauger', sv: 'Dammsugare', nl: 'Stofzuigers' },
  'power-tools': { en: 'Tools', de: 'Werkzeug', sv: 'Verktyg', nl: 'Gereedschap' },
  toys: { en: 'Toys & games', de: 'Spielzeug', sv: 'Leksaker', nl: 'Speelgoed' },
  shoes: { en: 'Shoes', de: 'Schuhe', sv: 'Skor', nl: 'Schoenen' },
  'smart-home': { en: 'Smart home', de: 'Smart Home', sv: 'Smarta hem', nl: 'Slim wonen' },
  'personal-care': { en: 'Personal care', de: 'Körperpflege', sv: 'Personvård', nl: 'Verzorging' },
  accessories: { en: 'Accessories', de: 'Zubehör', sv: 'Tillbehör', nl: 'Accessoires' },
} as const satisfies Record<string, Record<Language, string>>;
export type Category = keyof typeof categories;

export const colours = {
  black: { en: 'Black', de: 'Schwarz', sv: 'Svart', nl: 'Zwart', paint: '#2b2d31' },
  white: { en: 'White', de: 'Weiß', sv: 'Vit', nl: 'Wit', paint: '#eef0f1' },
  silver: { en: 'Silver', de: 'Silber', sv: 'Silver', nl: 'Zilver', paint: '#c9ced4' },
  grey: { en: 'Grey', de: 'Grau', sv: 'Grå', nl: 'Grijs', paint: '#7d838b' },
  blue: { en: 'Blue', de: 'Blau', sv: 'Blå', nl: 'Blauw', paint: '#3f6ea8' },
  navy: { en: 'Navy', de: 'Marineblau', sv: 'Marinblå', nl: 'Marineblauw', paint: '#27395c' },
  red: { en: 'Red', de: 'Rot', sv: 'Röd', nl: 'Rood', paint: '#b9353b' },
  orange: { en: 'Orange', de: 'Orange', sv: 'Orange', nl: 'Oranje', paint: '#e07b2e' },
  yellow: { en: 'Yellow', de: 'Gelb', sv: 'Gul', nl: 'Geel', paint: '#e6b93d' },
  green: { en: 'Green', de: 'Grün', sv: 'Grön', nl: 'Groen', paint: '#4e7a57' },
  teal: { en: 'Teal', de: 'Petrol', sv: 'Petrol', nl: 'Petrol', paint: '#2e7f80' },
  cream: { en: 'Cream', de: 'Creme', sv: 'Gräddvit', nl: 'Crème', paint: '#ece2cb' },
  pink: { en: 'Pink', de: 'Rosa', sv: 'Rosa', nl: 'Roze', paint: '#d99aa5' },
  copper: { en: 'Copper', de: 'Kupfer', sv: 'Koppar', nl: 'Koper', paint: '#b87450' },
  purple: { en: 'Purple', de: 'Violett', sv: 'Lila', nl: 'Paars', paint: '#75629b' },
  brown: { en: 'Brown', de: 'Braun', sv: 'Brun', nl: 'Bruin', paint: '#7a5a42' },
} as const satisfies Record<string, Record<Language | 'paint', string>>;
export type ColourName = keyof typeof colours;
