import { germanAccountWords, germanPasskeyWords, germanProviderWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

/** Sign-in, registration, invitations and the screens that e-mailed links open. */
export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  passkeys: germanPasskeyWords,
  providers: germanProviderWords,
  problems: {
    businessName: 'Verwenden Sie höchstens 120 Zeichen.',
    storeDomain: 'Geben Sie die Domain Ihres Shops ein, zum Beispiel shop.example.',
  },
  login: {
    lead: 'Melden Sie sich bei Ihrem Unternehmenskonto an.',
    toRegister: 'Unternehmenskonto erstellen',
  },
  register: {
    title: 'Unternehmenskonto erstellen',
    lead: 'Zeigen Sie Ihre Preise dort, wo Menschen sie vergleichen. Das Konto ist kostenlos.',
    businessName: 'Name des Unternehmens',
    businessNameHint: 'Optional. Der Name, unter dem Käufer Sie kennen.',
    storeDomain: 'Domain des Shops',
    storeDomainHint: 'Optional. Zum Beispiel shop.example. Sie können sie später hinzufügen.',
    submit: 'Konto erstellen',
    toLogin: 'Sie haben schon ein Konto? Anmelden',
  },
  verify: {
    doneNext: (email) => `Sie können jetzt als ${email} Ihr Team einladen und API-Schlüssel erstellen.`,
    brokenNext: 'Vielleicht wurde er schon verwendet. In der Übersicht können Sie einen neuen anfordern.',
    toDashboard: 'Zur Übersicht',
  },
  invitation: {
    title: 'Einladung',
    loading: 'Einladung wird geladen',
    heading: (business) => `${business} beitreten`,
    lead: (email, role) => `Einladung für ${email}. Rolle: ${role}.`,
    broken: 'Diese Einladung ist nicht mehr gültig',
    brokenNext:
      'Sie wurde schon verwendet, zurückgezogen oder ist abgelaufen. Bitten Sie das Team um eine neue.',
    choosePassword: 'Passwort wählen',
    accept: 'Team beitreten',
    signInFirst:
      'Für diese E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an, um die Einladung anzunehmen.',
    signIn: 'Anmelden',
    wrongAccount: (email) =>
      `Sie sind als ${email} angemeldet, die Einladung gilt aber für eine andere Adresse. Melden Sie sich ab, um fortzufahren.`,
    signOut: 'Abmelden',
    joined: (business) => `Sie sind dem Team von ${business} beigetreten`,
  },
  connect: {
    title: 'Shop verbinden',
    lead: 'Listen Sie Ihre Produkte auf PriceHunt und sehen Sie, welche Klicks und Bestellungen sie bringen.',
    steps: [
      'Erstellen Sie ein Unternehmenskonto und bestätigen Sie Ihre Domain.',
      'Importieren Sie Ihren Katalog aus Shopify, einem Produktfeed oder über die API.',
      'Verbinden Sie Ihre Bestellungen, um zu sehen, welche Klicks dazu führen.',
    ],
  },
};
