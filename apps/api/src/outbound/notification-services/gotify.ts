import { addressBelow, hostOf } from './notification-service';
import type { NotificationServiceAdapter } from './notification-service';
import { readJsonAnswer, wordsOf } from './read-json-answer';

export const gotifyHeaderNames = ['x-gotify-key'] as const;

/** https://gotify.net/docs/pushmsg and https://gotify.net/docs/msgextras */
export const gotify: NotificationServiceAdapter<'gotify'> = {
  addressOf: ({ server }) => server,
  placeOf: ({ server }) => hostOf(server),
  requestFor: ({ settings: { server, appToken } }, { title, body, link }) => ({
    url: addressBelow(server, 'message'),
    headers: { 'x-gotify-key': appToken },
    body: JSON.stringify({
      title,
      message: body,
      priority: 5,
      extras: { 'client::notification': { click: { url: link } } },
    }),
  }),
  readAnswer: (_status, text) => {
    const { errorDescription } = readJsonAnswer(text);
    return { words: wordsOf(errorDescription), isAccepted: true, waitMs: null };
  },
};
