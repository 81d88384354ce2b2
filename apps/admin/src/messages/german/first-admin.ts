import type { Messages } from '../english';

/** Creating the first admin. */
export const firstAdmin: Messages['firstAdmin'] = {
  title: 'Ersten Verwalter anlegen',
  lead: 'Mit diesem Konto verwalten Sie diese Installation. Sie sind danach gleich angemeldet.',
  loading: 'Wird geladen: der Link',
  submit: 'Verwalter anlegen und anmelden',
  emailTaken: 'Ein Händler hat mit dieser Adresse schon ein Konto. Nehmen Sie eine andere.',
  brokenTitle: 'Dieser Link gilt nicht mehr',
  broken:
    'Er gilt einmal, einen Tag lang, und nur, solange es keinen Verwalter gibt. Gibt es noch keinen, starten Sie PriceHunt neu: Dann erscheint ein neuer Link.',
  toSignIn: 'Anmelden',
};
