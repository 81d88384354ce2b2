import { addressBelow, hostOf } from './notification-service';
import type { NotificationServiceAdapter } from './notification-service';
import { readJsonAnswer, wordsOf } from './read-json-answer';

/** https://github.com/caronc/apprise-api#persistent-stateful-storage-solution. It answers 204 if nothing is configured under the key. */
export const apprise: NotificationServiceAdapter<'apprise'> = {
  addressOf: ({ server }) => server,
  placeOf: ({ server }) => hostOf(server),
  requestFor: ({ settings: { server, configKey, tag } }, { title, body, link }) => ({
    url: addressBelow(server, `notify/${configKey}`),
    body: JSON.stringify({
      title,
      body: `${body}\n${link}`,
      type: 'info',
      format: 'text',
      ...(tag === undefined ? {} : { tag }),
    }),
  }),
  readAnswer: (status, text) => ({
    words: wordsOf(readJsonAnswer(text)['error']),
    isAccepted: status !== 204,
    waitMs: null,
  }),
};
