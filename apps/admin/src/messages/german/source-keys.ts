import type { Messages } from '../english';

/** Keys of offer sources in their platforms' own words, and trying them. */
export const sourceKeys: Messages['sourceKeys'] = {
  platforms: {
    ebay: {
      lead: 'Legen Sie im eBay Developers Program ein Production Keyset an. Die Kampagne des eBay Partner Network steht unter Händler.',
      link: 'https://developer.ebay.com/my/keys',
      keys: {
        'client-id': {
          label: 'App ID (Client ID)',
          hint: 'Aus dem Production Keyset, nicht aus der Sandbox',
        },
        'client-secret': { label: 'Cert ID (Client Secret)', hint: 'Aus demselben Keyset' },
      },
    },
    bestbuy: {
      lead: 'Beantragen Sie einen Schlüssel im Best Buy Developer Portal. Die Partner-ID für Provisionen steht unter Händler.',
      link: 'https://developer.bestbuy.com/',
      keys: { 'api-key': { label: 'API Key', hint: 'Aus der E-Mail, die Ihre Anmeldung bestätigt' } },
    },
    amazon: {
      lead: 'Legen Sie Zugangsdaten in Associates Central unter Tools, Creators API an. Partner-Tags anderer Länder stehen unter Händler.',
      link: 'https://affiliate-program.amazon.com/creatorsapi',
      keys: {
        'credential-id': { label: 'Credential ID', hint: 'Der Anwendung, die Sie angelegt haben' },
        'credential-secret': { label: 'Credential Secret', hint: 'Wird beim Anlegen einmal gezeigt' },
        version: { label: 'Version', hint: 'Steht neben den Zugangsdaten, von 2.1 bis 3.3' },
        marketplace: { label: 'Marketplace', hint: 'Der Shop, der durchsucht wird, etwa www.amazon.de' },
        'partner-tag': { label: 'Partner-Tag', hint: 'Die Tracking-ID für diesen Shop, etwa meinshop-21' },
      },
    },
    walmart: {
      lead: 'Registrieren Sie eine Anwendung bei Walmart.io, laden Sie dort den öffentlichen Teil eines RSA-Schlüssels hoch und tragen Sie hier den privaten ein. Die Publisher-ID steht unter Händler.',
      link: 'https://walmart.io/userdashboard',
      keys: {
        'consumer-id': { label: 'Consumer ID', hint: 'Der Anwendung in Production' },
        'key-version': {
          label: 'Private Key Version',
          hint: 'Die Zahl neben dem hochgeladenen Schlüssel, oft 1',
        },
        'private-key': {
          label: 'Private Key',
          hint: 'Als PEM (PKCS #8), mit oder ohne erste und letzte Zeile',
        },
      },
    },
    etsy: {
      lead: 'Registrieren Sie eine App bei Etsy. Neue Schlüssel werden geprüft, bevor sie gelten, und ungenutzte werden geschlossen.',
      link: 'https://www.etsy.com/developers/your-apps',
      keys: {
        keystring: { label: 'Keystring', hint: 'So nennt Etsy den API-Schlüssel' },
        'shared-secret': { label: 'Shared Secret', hint: 'Steht neben dem Keystring' },
      },
    },
    aliexpress: {
      lead: 'Legen Sie eine App in den AliExpress Portals unter Tools, API an.',
      link: 'https://portals.aliexpress.com/adcenter/apiSetting.htm',
      keys: {
        'app-key': { label: 'App Key', hint: 'Eine Zahl' },
        'app-secret': { label: 'App Secret', hint: 'Steht neben dem App Key' },
        'tracking-id': { label: 'Tracking ID', hint: 'Wem Provisionen gutgeschrieben werden' },
      },
    },
  },
  getKeys: 'Schlüssel anlegen',
  optional: 'freiwillig',
  value: (value) => `gesetzt auf ${value}`,
  test: 'Schlüssel testen',
  testHint: 'Ein echter Aufruf der Plattform',
  outcomes: {
    accepted: { title: 'Angenommen', sentence: 'Die Plattform antwortet mit diesen Schlüsseln.' },
    missing: { title: 'Unvollständig', sentence: 'Einige Schlüssel sind noch nicht gesetzt.' },
    refused: {
      title: 'Abgelehnt',
      sentence:
        'Die Plattform nimmt diese Schlüssel nicht an. Prüfen Sie, ob sie vollständig sind und zusammengehören.',
    },
    expired: {
      title: 'Abgelaufen',
      sentence:
        'Die Plattform nimmt diese Schlüssel nicht mehr an. Legen Sie dort neue an und tragen Sie sie hier ein.',
    },
    'quota-reached': {
      title: 'Kontingent erreicht',
      sentence:
        'Die Plattform nimmt mit diesen Schlüsseln vorerst keine Aufrufe mehr an. Bis wann, hat sie nicht gesagt.',
    },
    unreachable: {
      title: 'Nicht erreichbar',
      sentence: 'Die Plattform hat nicht geantwortet. Versuchen Sie es in einigen Minuten noch einmal.',
    },
    'bad-answer': {
      title: 'Antwort nicht lesbar',
      sentence:
        'Die Plattform hat etwas geantwortet, das wir nicht lesen können. Vielleicht wird sie gewartet.',
    },
  },
  quotaEnds: (moment) => `Die Plattform nimmt mit diesen Schlüsseln wieder Aufrufe an ab ${moment}.`,
  documented: 'Von der Plattform erlaubt',
  perDay: (calls) => `${calls} am Tag`,
  told: 'Übrig nach ihrer eigenen Zählung',
  toldLeft: (left, limit) => `${left} von ${limit}`,
  toldEnds: 'Zählt wieder von null',
};
