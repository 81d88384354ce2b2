import { nameInMail, writeMail } from './mail-text';

const words = {
  subject: 'Join <b>Klangwerk</b>\r\nBcc: eve@evil.example',
  paragraphs: ['"Klangwerk" & <script>alert(1)</script> invites you.'],
  link: { label: 'Accept', href: 'https://pricehunt.example/accept-invitation#token=a&b="' },
  notes: ['Ignore this if you do not know them.'],
  language: 'en',
};

describe('writeMail', () => {
  it('has the same content in text and HTML', () => {
    const { text } = writeMail(words);

    expect(text).toBe(
      `${words.paragraphs[0]}\n\nAccept:\n${words.link.href}\n\nIgnore this if you do not know them.\n`,
    );
  });

  it('escapes all text', () => {
    const { html } = writeMail(words);

    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="https://pricehunt.example/accept-invitation#token=a&amp;b=&quot;"');
  });

  it('removes invisible and direction characters', () => {
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

  it('has a single-line subject', () => {
    expect(writeMail(words).subject).toBe('Join <b>Klangwerk</b> Bcc: eve@evil.example');
  });
});

describe('a product in an e-mail', () => {
  const product = {
    title: 'Sony <b>WH-1000XM5</b>',
    pictures: ['https://images.example/wh.jpg?a=1&b=2'],
    price: '€253.90',
    details: ['At "Klangwerk", shipping included', 'Delivery\u202e country: Germany'],
  };
  const picturesOf = (pictures: readonly string[]) =>
    writeMail({ ...words, product: { ...product, pictures } }).html.match(/<img [^>]*>/g);

  it('is in the text and in the HTML', () => {
    const { text, html } = writeMail({ ...words, product });

    expect(text).toContain(
      'Sony <b>WH-1000XM5</b>\n€253.90\nAt "Klangwerk", shipping included\nDelivery country: Germany\n\nAccept:',
    );
    expect(html).not.toContain('<b>');
    for (const shown of [
      'Sony &lt;b&gt;',
      '€253.90',
      'At &quot;Klangwerk&quot;',
      'Delivery country: Germany',
    ])
      expect(html).toContain(shown);
  });

  it('has an image with alt text and size that sends no referrer', () => {
    expect(picturesOf(product.pictures)).toEqual([
      expect.stringMatching(
        /^<img src="https:\/\/images\.example\/wh\.jpg\?a=1&amp;b=2" alt="Sony &lt;b&gt;WH-1000XM5&lt;\/b&gt;" width="128" height="128" referrerpolicy="no-referrer" /,
      ),
    ]);
  });

  it.each([
    'http://images.example/wh.jpg',
    '/wh.jpg',
    'data:image/png;base64,AAAA',
    'https://jo:secret@images.example/wh.jpg',
    '',
  ])('skips the image %j for the next with https', (address) => {
    expect(picturesOf([address])).toBeNull();
    expect(picturesOf([address, 'https://images.example/2.jpg'])).toEqual([
      expect.stringContaining('src="https://images.example/2.jpg"'),
    ]);
  });

  it('is the only thing an e-mail loads', () => {
    const { html } = writeMail({ ...words, product });

    expect(html.match(/ src=|url\(|@import|<link|srcset/g)).toEqual([' src=']);
  });
});

it('ends with a link that unsubscribes', () => {
  const unsubscribe = { label: 'Unsubscribe', href: 'https://pricehunt.example/stop?token=a&b' };

  const { text, html } = writeMail({ ...words, unsubscribe });

  expect(text).toMatch(/\n\nUnsubscribe:\nhttps:\/\/pricehunt\.example\/stop\?token=a&b\n$/);
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/pricehunt\.example\/stop\?token=a&amp;b"[^>]*>Unsubscribe<\/a>/,
  );
});

it('has light and dark colours', () => {
  const { html } = writeMail(words);

  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark){');
});

describe('a name chosen by somebody else', () => {
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
  ])('contains nothing an e-mail program would link: %s', (name, shown) => {
    expect(nameInMail(name)).toBe(shown);
  });
});
