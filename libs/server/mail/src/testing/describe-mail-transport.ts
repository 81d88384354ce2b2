import { UnsendableMail } from '../mail-transport';
import type { MailTransport, OutgoingMail } from '../mail-transport';

export interface OpenedTransport {
  readonly transport: MailTransport;
  readonly arrived: () => Promise<readonly string[]>;
}

const mail: OutgoingMail = {
  to: 'jo@post.example',
  subject: 'Grüße from PriceHunt',
  text: 'Follow the link:\nhttps://pricehunt.example/verify-email#token=abc\n',
  html: '<p>Follow the link</p>',
};

export function describeMailTransport(name: string, open: () => Promise<OpenedTransport>): void {
  describe(name, () => {
    it('sends both versions, the sender and the headers', async () => {
      const { transport, arrived } = await open();

      await transport.send({ ...mail, headers: { 'List-Unsubscribe': '<https://pricehunt.example/u>' } });

      const [message = ''] = await arrived();
      expect(message).toMatch(/^From: PriceHunt <mail@pricehunt\.example>$/m);
      expect(message).toMatch(/^To: jo@post\.example$/m);
      expect(message).toMatch(/^List-Unsubscribe: <https:\/\/pricehunt\.example\/u>$/m);
      expect(message).toContain('Content-Type: text/plain');
      expect(message).toContain('Content-Type: text/html');
    });

    it.each([
      ['two addresses', { to: 'jo@post.example, eve@evil.example' }],
      ['an address with a line break', { to: 'jo@post.example\r\nBcc: eve@evil.example' }],
      ['a subject with a line break', { subject: 'Hi\r\nBcc: eve@evil.example' }],
      ['a header with a line break', { headers: { 'X-Kind': 'a\r\nBcc: eve@evil.example' } }],
    ])('sends nothing to %s', async (_what, changes) => {
      const { transport, arrived } = await open();

      const sending = transport.send({ ...mail, ...changes });

      await expect(sending).rejects.toThrow(UnsendableMail);
      expect(await arrived()).toEqual([]);
    });
  });
}
