import { alertRequestSchema } from '@pricehunt/api-contract/alerts';
import type { AlertRequest } from '@pricehunt/api-contract/alerts';
import { searchAlertRequestSchema } from '@pricehunt/api-contract/search-alerts';
import type { SearchAlertRequest, SearchAlertView } from '@pricehunt/api-contract/search-alerts';
import { emailKeyOf } from '@pricehunt/business-accounts';
import { nameInMail, writeMail } from '@pricehunt/mail';
import type { AccountRow, Stores } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { networkOf } from '../../access/network-of';
import { countTry } from '../../access/throttle';
import { Refusal } from '../../answers/refusal';
import { assertIsOn } from '../../live-settings/live-settings';
import { sendMail } from '../../notices/send-mail.job';
import { trackProducts } from '../../price-tracking/watch-offers';
import type { Needs } from '../../services';
import { changeAlert, createAlert, requireComparable, requireCurrency, requireProduct } from './create-alert';
import type { CreatedAlert } from './create-alert';
import { findMatches } from './find-matches';
import { searchName } from './search-alert-view';
import { alertedSearchOf, changeSearchAlert, createSearchAlert } from './search-alerts';

/** Signed in place of a target; it is no URL, so neither kind of link passes for the other. */
const signedWord = 'confirm-alert';
const linkHours = 72;

/** The whole request is in the signed link: nothing is stored for an address that its owner hasn't confirmed. */
const confirmationSchema = z.object({
  request: z.union([alertRequestSchema, searchAlertRequestSchema]),
  expiresAt: z.string(),
});

const contentLengthMax = 4_000;

type RequestServices = Needs<
  'storage' | 'outboundSigner' | 'liveSettings' | 'jobQueue' | 'sessions' | 'origins' | 'now'
>;

interface Caller {
  readonly address: string;
}

/** Mails a link that starts the alert. Returns the same whether the address has an account or not. Throws alert.no-exchange-rate. */
export async function requestAlert(
  services: RequestServices,
  request: AlertRequest,
  caller: Caller,
): Promise<void> {
  await countRequest(services, request, caller);
  const product = await requireProduct(services, request.productId);
  await requireComparable(services, request);
  await mailLink(services, request, { title: product.title, words: mailWords[request.locale].ofProduct });
}

/** The same for a search. Throws alert.too-broad, alert.no-exchange-rate and category.not-found. */
export async function requestSearchAlert(
  services: RequestServices,
  request: SearchAlertRequest,
  caller: Caller,
): Promise<void> {
  await countRequest(services, request, caller);
  const search = alertedSearchOf(request.search);
  const terms = { search, currency: request.currency, country: request.country ?? null };
  if ((await findMatches(services, terms)) === null) throw new Refusal('alert.too-broad');
  const title = searchName(search, request.locale);
  await mailLink(services, request, { title, words: mailWords[request.locale].ofSearch });
}

async function countRequest(
  services: Needs<'storage' | 'liveSettings' | 'sessions' | 'now'>,
  { email, currency }: Pick<AlertRequest, 'email' | 'currency'>,
  caller: Caller,
): Promise<void> {
  requireCurrency(currency);
  assertIsOn(services, 'shopper-registration');
  await countTry(services, 'alertMailFromNetwork', networkOf(caller.address));
  // Counted apart from the mails of an account, so that requests of strangers never delay a link that its owner needs.
  await countTry(services, 'mailToAddress', emailKeyOf(email));
  await countTry(services, 'alertMailToAddress', emailKeyOf(email));
}

async function mailLink(
  services: Needs<'outboundSigner' | 'jobQueue' | 'origins' | 'now'>,
  request: AlertRequest | SearchAlertRequest,
  { title, words }: { readonly title: string; readonly words: AlertMailWords },
): Promise<void> {
  const { validity, notYou } = mailWords[request.locale];
  const name = nameInMail(title);
  const mail = writeMail({
    subject: words.subject(name),
    language: request.locale,
    paragraphs: [words.sentence(name)],
    link: { label: words.start, href: confirmationLink(services, request) },
    notes: [validity(linkHours / 24), notYou],
  });
  await services.jobQueue.enqueue(sendMail, { to: request.email, ...mail });
}

/** Throws alert.bad-confirmation for a link that wasn't signed here or has expired. */
export function readConfirmation(
  { outboundSigner, now }: Needs<'outboundSigner' | 'now'>,
  token: string | undefined,
): AlertRequest | SearchAlertRequest {
  const [, content, signature] = /^([\w-]{1,4000})~([\w-]{1,300})$/.exec(token ?? '') ?? [];
  if (
    content === undefined ||
    signature === undefined ||
    !outboundSigner.verify(signedWord, content, signature)
  ) {
    throw new Refusal('alert.bad-confirmation');
  }
  const read = confirmationSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  if (read.expiresAt <= now().toISOString()) throw new Refusal('alert.bad-confirmation');
  return read.request;
}

type ConfirmServices = Needs<
  'storage' | 'offerSources' | 'webSearch' | 'liveSettings' | 'jobQueue' | 'passwords' | 'now' | 'newId'
>;

/**
 * Starts the alert for the address's verified account, also if it exists paused or without e-mail. Without an account
 * it opens one whose password nobody knows; its owner can set one by "Forgot password". Safe to run twice. Throws
 * alert.bad-confirmation for a disabled account, and auth.email-unverified if somebody registered the address without
 * proving it: only verification decides which account gets the address.
 */
export async function confirmAlert(services: ConfirmServices, request: AlertRequest): Promise<CreatedAlert> {
  const { email, locale, ...wanted } = request;
  const account = await confirmAddress(services, { email, locale });
  const created = await createAlert(services, account.id, {
    ...wanted,
    country: wanted.country ?? null,
    channels: ['email'],
  });
  await trackProducts(services, [created.alert.product.id], 'watched');
  const { id, state, channels } = created.alert;
  if (state !== 'paused' && channels.includes('email')) return created;
  return changeAlert(services, account.id, id, {
    isPaused: false,
    channels: channels.includes('email') ? channels : [...channels, 'email'],
  });
}

/** The same for a search. */
export async function confirmSearchAlert(
  services: ConfirmServices,
  { email, locale, ...wanted }: SearchAlertRequest,
): Promise<SearchAlertView> {
  const account = await confirmAddress(services, { email, locale });
  const created = await createSearchAlert(services, account.id, {
    ...wanted,
    country: wanted.country ?? null,
    channels: ['email'],
  });
  const { id, state, channels } = created;
  if (state !== 'paused' && channels.includes('email')) return created;
  return changeSearchAlert(services, account.id, id, {
    isPaused: false,
    channels: channels.includes('email') ? channels : [...channels, 'email'],
  });
}

async function confirmAddress(
  services: ConfirmServices,
  given: Pick<AlertRequest, 'email' | 'locale'>,
): Promise<AccountRow> {
  const unknownPassword = await services.passwords.hashPassword(randomBytes(32).toString('base64url'));
  return services.storage.atomically((stores) => accountOf(services, stores, { ...given, unknownPassword }));
}

async function accountOf(
  { now, newId }: Needs<'now' | 'newId'>,
  stores: Stores,
  given: Pick<AlertRequest, 'email' | 'locale'> & { readonly unknownPassword: string },
): Promise<AccountRow> {
  const emailKey = emailKeyOf(given.email);
  const known = await stores.accounts.findVerified('shopper', emailKey);
  if (known?.disabledAt === null) return known;
  if (known !== null) throw new Refusal('alert.bad-confirmation');
  if ((await stores.accounts.findNewestUnverified('shopper', emailKey)) !== null) {
    throw new Refusal('auth.email-unverified');
  }
  const createdAt = now().toISOString();
  const account: AccountRow = {
    id: newId(),
    audience: 'shopper',
    email: given.email,
    emailKey,
    isVerified: true,
    passwordHash: given.unknownPassword,
    isAdmin: false,
    adminRole: null,
    locale: given.locale,
    createdAt,
    updatedAt: createdAt,
    passwordChangedAt: createdAt,
    disabledAt: null,
    totpSecret: null,
    totpEnabledAt: null,
  };
  await stores.accounts.createAccount(account);
  await stores.audit.appendEntry({
    at: createdAt,
    actor: { kind: 'shopper', id: account.id },
    action: 'account.email-verified',
    subject: { kind: 'account', id: account.id },
    businessId: null,
    details: { by: 'price alert' },
  });
  return account;
}

function confirmationLink(
  { outboundSigner, origins, now }: Needs<'outboundSigner' | 'origins' | 'now'>,
  request: AlertRequest | SearchAlertRequest,
): string {
  const expiresAt = new Date(now().getTime() + linkHours * 60 * 60_000).toISOString();
  const content = Buffer.from(JSON.stringify({ request, expiresAt })).toString('base64url');
  if (content.length > contentLengthMax) {
    throw new Refusal('request.invalid', {
      fields: [{ path: 'search', message: 'has too many brands and shops for an alert without an account' }],
    });
  }
  const { signature } = outboundSigner.sign(signedWord, content);
  return `${origins.shopper}/api/alerts/confirm?token=${encodeURIComponent(`${content}~${signature}`)}`;
}

interface AlertMailWords {
  readonly subject: (name: string) => string;
  readonly sentence: (name: string) => string;
  readonly start: string;
}

const mailWords = {
  en: {
    ofProduct: {
      subject: (title: string) => `Confirm your price alert for ${title}`,
      sentence: (title: string) =>
        `You asked us to watch the price of ${title}. Confirm your e-mail address to start the alert.`,
      start: 'Start price alert',
    },
    ofSearch: {
      subject: (search: string) => `Confirm your search alert for ${search}`,
      sentence: (search: string) =>
        `You asked us to tell you about new products for ${search}. Confirm your e-mail address to start the alert.`,
      start: 'Start search alert',
    },
    validity: (days: number) => `The link works for ${days} days.`,
    notYou: 'If you didn’t ask for this, ignore this e-mail. You won’t hear from us again.',
  },
  de: {
    ofProduct: {
      subject: (title: string) => `Bestätige deinen Preisalarm für ${title}`,
      sentence: (title: string) =>
        `Du möchtest den Preis von ${title} beobachten. Bestätige deine E-Mail-Adresse, um den Preisalarm zu starten.`,
      start: 'Preisalarm starten',
    },
    ofSearch: {
      subject: (search: string) => `Bestätige deinen Suchalarm für ${search}`,
      sentence: (search: string) =>
        `Du möchtest über neue Produkte für ${search} benachrichtigt werden. Bestätige deine E-Mail-Adresse, um den Suchalarm zu starten.`,
      start: 'Suchalarm starten',
    },
    validity: (days: number) => `Der Link gilt ${days} Tage.`,
    notYou: 'Wenn du das nicht warst, ignoriere diese E-Mail einfach. Du hörst dann nichts mehr von uns.',
  },
} as const;
