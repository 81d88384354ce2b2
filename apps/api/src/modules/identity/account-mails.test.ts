import { linkMail } from './account-mails';

const formal = /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}*)(?!\p{L})/u;
const informal = /(?<!\p{L})(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]ein\p{L}*)(?!\p{L})/u;

it.each([
  ['shopper', informal, formal],
  ['business', formal, informal],
] as const)('addresses a German %s in one form only', (audience, expected, avoided) => {
  const mail = linkMail('resetPassword', { locale: 'de', audience }, 'https://pricehunt.example/#token=a');

  expect(mail.subject).toMatch(expected);
  expect(mail.text).toMatch(expected);
  expect(mail.text).not.toMatch(avoided);
});
