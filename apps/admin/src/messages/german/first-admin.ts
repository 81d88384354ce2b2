import type { Messages } from '../english';

export const firstAdmin: Messages['firstAdmin'] = {
  title: 'Ersten Admin anlegen',
  lead: 'Mit diesem Konto verwalten Sie diese PriceHunt-Installation.',
  loading: 'Wird geladen …',
  submit: 'Admin anlegen und anmelden',
  emailTaken: 'Ein Händlerkonto verwendet diese Adresse bereits. Geben Sie eine andere ein.',
  brokenTitle: 'Dieser Link ist nicht mehr gültig',
  broken:
    'Der Link gilt einmal, einen Tag lang und nur, solange es keinen Admin gibt. Gibt es noch keinen, starten Sie PriceHunt neu, um einen neuen Link zu erhalten.',
  toSignIn: 'Anmelden',
};
