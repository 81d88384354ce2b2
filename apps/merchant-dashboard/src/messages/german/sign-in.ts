import { germanAccountWords } from '@pricehunt/account-forms';
import type { Messages } from '../english';

/** Signing in, registering, invitations, and what mailed links lead to. */
export const signIn: Messages['signIn'] = {
  account: germanAccountWords,
  problems: {
    businessName: 'Nehmen Sie höchstens 120 Zeichen.',
    storeDomain: 'Schreiben Sie die Domain Ihres Ladens, etwa shop.example.',
  },
  login: {
    lead: 'Bei Ihrem Laden auf PriceHunt.',
    toRegister: 'Unternehmen registrieren',
  },
  register: {
    title: 'Unternehmen registrieren',
    lead: 'Zeigen Sie Ihre Preise, wo Menschen vergleichen. Ein Konto kostet nichts.',
    businessName: 'Name des Unternehmens',
    businessNameHint: 'Wie man Sie kennt. Sie können ihn weglassen.',
    storeDomain: 'Domain des Ladens',
    storeDomainHint: 'Etwa shop.example. Sie können sie auch später nennen.',
    submit: 'Konto anlegen',
    toLogin: 'Ich habe ein Konto',
  },
  verify: {
    doneNext: (email) => `Sie können jetzt als ${email} Ihr Team einladen und Schlüssel anlegen.`,
    brokenNext: 'Vielleicht wurde er schon benutzt. Die erste Seite Ihrer Übersicht schickt einen neuen.',
    toDashboard: 'Zur Übersicht',
  },
  invitation: {
    title: 'Einladung',
    loading: 'Die Einladung wird gelesen',
    heading: (business) => `Zum Team von ${business}`,
    lead: (email, role) => `${email} ist eingeladen als ${role}.`,
    broken: 'Diese Einladung gilt nicht mehr',
    brokenNext:
      'Sie wurde benutzt, zurückgezogen oder ist abgelaufen. Bitten Sie dort, wo sie herkam, um eine neue.',
    choosePassword: 'Wählen Sie ein Passwort',
    accept: 'Dem Team beitreten',
    signInFirst: 'Zu dieser Adresse gibt es ein Konto. Melden Sie sich damit an, um anzunehmen.',
    signIn: 'Anmelden und zurückkommen',
    wrongAccount: (email) => `Sie sind als ${email} angemeldet; das ist eine andere Adresse.`,
    signOut: 'Abmelden',
    joined: (business) => `Sie gehören jetzt zum Team von ${business}.`,
  },
  connect: {
    title: 'Laden verbinden',
    lead: 'Bringen Sie Ihr Sortiment, und sehen Sie, was Menschen damit tun.',
    steps: [
      'Registrieren Sie Ihr Unternehmen und belegen Sie, dass der Laden Ihrer ist.',
      'Bringen Sie Ihr Sortiment: ein Shopify-Laden, ein Produktfeed oder Daten per API-Schlüssel.',
      'Melden Sie Bestellungen, und sehen Sie, welche Klicks zu ihnen führten.',
    ],
  },
};
