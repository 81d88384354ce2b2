import { addressBelow, hostOf } from './notification-service';
import type { NotificationServiceAdapter } from './notification-service';
import { isRecord, readJsonAnswer, secondsOf, wordsOf } from './read-json-answer';

/** https://core.telegram.org/bots/api#sendmessage. Without a parse mode, so that no text is read as markup. */
export const telegram: NotificationServiceAdapter<'telegram'> = {
  addressOf: ({ server }) => server,
  placeOf: ({ server, chatId }) => `${hostOf(server)}, ${chatId}`,
  requestFor: ({ settings: { server, botToken, chatId } }, { title, body, link }) => ({
    url: addressBelow(server, `bot${botToken}/sendMessage`),
    body: JSON.stringify({
      chat_id: chatId,
      text: `${title}\n\n${body}\n\n${link}`,
      link_preview_options: { is_disabled: true },
    }),
  }),
  readAnswer: (_status, text) => {
    const { ok, description, parameters } = readJsonAnswer(text);
    return {
      words: wordsOf(description),
      isAccepted: ok === true,
      waitMs: isRecord(parameters) ? secondsOf(parameters['retry_after']) : null,
    };
  },
};
