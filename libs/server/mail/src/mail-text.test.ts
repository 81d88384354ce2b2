import { writeMail } from './mail-text';

const words = {
  subject: 'Join <b>Klangwerk</b>\r\nBcc: eve@evil.example',
  paragraphs: ['"Klangwerk" & <script>alert(1)</script> invites you.'],
  link: { label: 'Accept', href: 'https://pricehunt.example/accept-invitation#token=a&b="' },
  notes: ['Ignore this if you do not know them.'],
  language: 'en',
};

describe('writeMail', () => {
  it('says the same in text as in HTML', () => {
    const { text } = writeMail(words);

    expect(text).toBe(
      `${words.paragraphs[0]}\n\nAccept:\n${words.link.href}\n\nIgnore this if you do not know them.\n`,
    );
  });

  it('lets no word become markup', () => {
    const { html } = writeMail(words);

    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="https://pricehunt.example/accept-invitation#token=a&amp;b=&quot;"');
  });

  it('keeps the subject on one line', () => {
    expect(writeMail(words).subject).toBe('Join <b>Klangwerk</b> Bcc: eve@evil.example');
  });
});
