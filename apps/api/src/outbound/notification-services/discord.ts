import { hostOf } from './notification-service';
import type { NotificationServiceAdapter } from './notification-service';
import { readJsonAnswer, secondsOf, wordsOf } from './read-json-answer';

/** https://docs.discord.com/developers/resources/webhook#execute-webhook. Mentions nobody, whatever the text. */
export const discord: NotificationServiceAdapter<'discord'> = {
  addressOf: ({ webhookUrl }) => webhookUrl,
  placeOf: ({ webhookUrl }) => hostOf(webhookUrl),
  requestFor: ({ settings: { webhookUrl } }, { title, body, link }) => ({
    url: waitingFor(webhookUrl),
    body: JSON.stringify({
      embeds: [{ title: plain(title).slice(0, 256), description: plain(body), url: link }],
      allowed_mentions: { parse: [] },
    }),
  }),
  readAnswer: (_status, text) => {
    const { message, retry_after: retryAfter } = readJsonAnswer(text);
    return { words: wordsOf(message), isAccepted: true, waitMs: secondsOf(retryAfter) };
  },
};

/** Otherwise Discord reports success before it has stored the message. */
function waitingFor(webhookUrl: string): string {
  const url = new URL(webhookUrl);
  url.searchParams.set('wait', 'true');
  return url.href;
}

function plain(text: string): string {
  return text.replaceAll(/[\\*_~|>`[\]()#:@<]/g, String.raw`\$&`);
}
