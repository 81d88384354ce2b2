import { nameInMail, writeMail } from './mail-text';

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

  it('takes characters out that are not seen and turn what is', () => {
    const hostile = 'Sony \u202eexe.gpj\u2069';
    const { subject, text, html } = writeMail({
      ...words,
      subject: hostile,
      paragraphs: [hostile],
      notes: [hostile],
    });

    expect(subject).toBe('Sony exe.gpj');
    expect(text + html).not.toMatch(/[\u202e\u2069]/);
  });

  it('keeps the subject on one line', () => {
    expect(writeMail(words).subject).toBe('Join <b>Klangwerk</b> Bcc: eve@evil.example');
  });
});

describe('a name that somebody else chose', () => {
  it.each([
    ['evil.com', 'evil com'],
    ['Your account: http://evil.com/a?b', 'Your account: http evil com/a?b'],
    ['https:\\\\evil.com', 'https evil com'],
    ['mail a@evil.com now', 'mail a evil com now'],
    ['evil。com', 'evil com'],
    ['ｅｖｉｌ．ｃｏｍ', 'evil com'],
    ['evil․com', 'evil com'],
    ['evil.\u200bcom', 'evil com'],
    ['evil\u202e.com', 'evil com'],
    ['203.0.113.7', '203 0 113 7'],
    ['mailto:a', 'mailto a'],
    ['Klang\r\nBcc: a', 'Klang Bcc: a'],
    ['Booking.com', 'Booking com'],
    ['Müller & Söhne GmbH & Co. KG', 'Müller & Söhne GmbH & Co. KG'],
    ['Dr. Oetker', 'Dr. Oetker'],
  ])('has nothing in a mail that becomes a link: %s', (name, shown) => {
    expect(nameInMail(name)).toBe(shown);
  });
});
