import { addressBelow, hostOf } from './notification-service';
import type { NotificationServiceAdapter } from './notification-service';
import { readJsonAnswer, wordsOf } from './read-json-answer';

/** https://docs.ntfy.sh/publish/#publish-as-json */
export const ntfy: NotificationServiceAdapter<'ntfy'> = {
  addressOf: ({ server }) => server,
  placeOf: ({ server, topic }) => `${hostOf(server)}/${topic}`,
  requestFor: ({ settings: { server, topic, accessToken } }, { title, body, link }) => ({
    url: addressBelow(server, ''),
    ...(accessToken === undefined ? {} : { headers: { authorization: `Bearer ${accessToken}` } }),
    body: JSON.stringify({ topic, title, message: body, click: link, tags: ['label'] }),
  }),
  readAnswer: (_status, text) => {
    const { error } = readJsonAnswer(text);
    return { words: wordsOf(error), isAccepted: true, waitMs: null };
  },
};
