import { hostOf } from './notification-service';
import type { NotificationServiceAdapter } from './notification-service';

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks. It answers "ok" or an error code as text. */
export const slack: NotificationServiceAdapter<'slack'> = {
  addressOf: ({ webhookUrl }) => webhookUrl,
  placeOf: ({ webhookUrl }) => hostOf(webhookUrl),
  requestFor: ({ settings: { webhookUrl } }, { title, body, link }) => ({
    url: webhookUrl,
    body: JSON.stringify({
      text: `${plain(title)}\n${plain(body)}\n<${link}>`,
      unfurl_links: false,
      unfurl_media: false,
    }),
  }),
  readAnswer: (status, text) => {
    const code = text.trim();
    const isCode = /^[a-z_]{2,60}$/.test(code);
    return {
      words: isCode && code !== 'ok' ? code : null,
      isAccepted: status !== 200 || code === 'ok',
      waitMs: null,
    };
  },
};

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
