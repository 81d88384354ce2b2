import type { Messages } from '../english';

export const sourceKeys: Messages['sourceKeys'] = {
  platforms: {
    ebay: {
      lead: 'Legen Sie im eBay Developers Program ein Production Keyset an. Ihre Kampagne im eBay Partner Network geben Sie unter Shops ein.',
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
      lead: 'Beantragen Sie einen Schlüssel im Best Buy Developer Portal. Ihre Partner-ID für Provisionen geben Sie unter Shops ein.',
      link: 'https://developer.bestbuy.com/',
      keys: {
        'api-key': { label: 'API-Schlüssel', hint: 'Aus der E-Mail zur Bestätigung der Registrierung' },
      },
    },
    amazon: {
      lead: 'Erstellen Sie Zugangsdaten in Associates Central unter Tools > Creators API. Partner-Tags für andere Länder geben Sie unter Shops ein.',
      link: 'https://affiliate-program.amazon.com/creatorsapi',
      keys: {
        'credential-id': { label: 'Credential ID', hint: 'Aus der Anwendung, die Sie angelegt haben' },
        'credential-secret': { label: 'Credential Secret', hint: 'Wird nur einmal beim Erstellen angezeigt' },
        version: { label: 'Version', hint: 'Steht neben den Zugangsdaten, von 2.1 bis 3.3' },
        marketplace: {
          label: 'Marketplace',
          hint: 'Die zu durchsuchende Amazon-Website, zum Beispiel www.amazon.de',
        },
        'partner-tag': {
          label: 'Partner-Tag',
          hint: 'Ihre Tracking-ID für diese Website, zum Beispiel meinshop-21',
        },
      },
    },
    walmart: {
      lead: 'Registrieren Sie eine Anwendung bei Walmart.io, laden Sie dort Ihren öffentlichen RSA-Schlüssel hoch und geben Sie hier den privaten ein. Ihre Publisher-ID geben Sie unter Shops ein.',
      link: 'https://walmart.io/userdashboard',
      keys: {
        'consumer-id': { label: 'Consumer ID', hint: 'Aus Ihrer Anwendung in Production' },
        'key-version': {
          label: 'Private Key Version',
          hint: 'Die Zahl neben dem hochgeladenen Schlüssel, meist 1',
        },
        'private-key': {
          label: 'Private Key',
          hint: 'PEM (PKCS #8), mit oder ohne erste und letzte Zeile',
        },
      },
    },
    etsy: {
      lead: 'Registrieren Sie eine App bei Etsy. Etsy prüft neue Schlüssel vor der Freischaltung und sperrt ungenutzte.',
      link: 'https://www.etsy.com/developers/your-apps',
      keys: {
        keystring: { label: 'Keystring', hint: 'So nennt Etsy den API-Schlüssel' },
        'shared-secret': { label: 'Shared Secret', hint: 'Steht neben dem Keystring' },
      },
    },
    'web-search': {
      lead: 'Die Websuche nutzt SearXNG ohne Schlüssel. Fügen Sie für jede weitere Suchmaschine einen Schlüssel hinzu.',
      link: null,
      keys: {
        brave: { label: 'Brave Search', hint: 'API-Schlüssel von api-dashboard.search.brave.com' },
        serper: { label: 'serper.dev', hint: 'API-Schlüssel von serper.dev' },
        serpapi: { label: 'SerpApi', hint: 'API-Schlüssel von serpapi.com' },
      },
    },
    aliexpress: {
      lead: 'Erstellen Sie eine App in AliExpress Portals unter Tools > API.',
      link: 'https://portals.aliexpress.com/adcenter/apiSetting.htm',
      keys: {
        'app-key': { label: 'App Key', hint: 'Eine Zahl' },
        'app-secret': { label: 'App Secret', hint: 'Steht neben dem App Key' },
        'tracking-id': { label: 'Tracking ID', hint: 'Provisionen werden dieser ID gutgeschrieben' },
      },
    },
  },
  getKeys: 'API-Schlüssel erstellen',
  optional: 'optional',
  value: (value) => `Eingestellt: ${value}`,
  test: 'Schlüssel testen',
  testHint: 'Sendet eine Anfrage an die Plattform',
  outcomes: {
    accepted: { title: 'Schlüssel funktionieren', sentence: 'Die Plattform hat diese Schlüssel akzeptiert.' },
    missing: { title: 'Schlüssel fehlen', sentence: 'Geben Sie zuerst alle erforderlichen Schlüssel ein.' },
    refused: {
      title: 'Schlüssel abgelehnt',
      sentence:
        'Die Plattform hat diese Schlüssel abgelehnt. Prüfen Sie, ob sie vollständig sind und zusammengehören.',
    },
    expired: {
      title: 'Schlüssel abgelaufen',
      sentence:
        'Die Plattform akzeptiert diese Schlüssel nicht mehr. Erstellen Sie dort neue und geben Sie sie hier ein.',
    },
    'quota-reached': {
      title: 'Kontingent erreicht',
      sentence:
        'Die Plattform lehnt Anfragen mit diesen Schlüsseln derzeit ab. Sie gibt nicht an, wann das Kontingent zurückgesetzt wird.',
    },
    unreachable: {
      title: 'Nicht erreichbar',
      sentence: 'Die Plattform hat nicht geantwortet. Versuchen Sie es in einigen Minuten erneut.',
    },
    'bad-answer': {
      title: 'Ungültige Antwort',
      sentence: 'Die Antwort der Plattform konnte nicht gelesen werden. Vielleicht wird sie gerade gewartet.',
    },
  },
  quotaEnds: (moment) => `Das Kontingent wird am ${moment} zurückgesetzt.`,
  documented: 'Limit der Plattform',
  perDay: (calls) => `${calls} pro Tag`,
  remaining: 'Verbleibend',
  remainingOf: (left, limit) => `${left} von ${limit}`,
  resetsAt: 'Zurückgesetzt am',
};
