import { mediaTypeOf, pageText } from './page-text';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('the text of a body', () => {
  it.each([
    [
      'by its byte order mark before all else',
      [0xef, 0xbb, 0xbf, 0xe2, 0x82, 0xac],
      'text/html; charset=iso-8859-1',
      '€',
    ],
    ['in UTF-16 by its mark', [0xff, 0xfe, 0xac, 0x20], 'text/html', '€'],
    ['in big-endian UTF-16 by its mark', [0xfe, 0xff, 0x20, 0xac], 'text/html', '€'],
    ['by the header', [0x80], 'text/html; charset="windows-1252"', '€'],
    [
      'with windows quotes where it says ISO-8859-1',
      [0x93, 0xe9, 0x94],
      'text/html; charset=iso-8859-1',
      '“é”',
    ],
    ['in Japanese', [0x89, 0x7e], 'text/html; charset=shift_jis', '円'],
    ['as UTF-8 when nothing says otherwise', [0xe2, 0x82, 0xac], 'text/html', '€'],
    ['as UTF-8 when the charset is unknown', [0xe2, 0x82, 0xac], 'text/html; charset=klingon', '€'],
    ['with a mark where bytes fit no character', [0x61, 0xff], 'text/html; charset=utf-8', 'a\ufffd'],
  ])('is read %s', (_how, bytes, header, text) => {
    expect(pageText(new Uint8Array(bytes), header)).toBe(text);
  });

  it.each([
    ['<html><head><meta charset="windows-1252"><title>\x80 5', '€ 5'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">\x80 5', '€ 5'],
    ['<?xml version="1.0" encoding="windows-1252"?><p>\x80 5</p>', '€ 5'],
  ])('is read by what the page declares: %s', (page, text) => {
    expect(pageText(latin(page), 'text/html')).toContain(text);
  });

  it('ignores a UTF-16 declaration in single bytes', () => {
    expect(pageText(latin('<meta charset="utf-16">plain'), 'text/html')).toContain('plain');
  });
});

describe('mediaTypeOf', () => {
  it('removes the parameters', () => {
    const types = ['Text/HTML; charset=utf-8', 'application/json', ''].map(mediaTypeOf);

    expect(types).toEqual(['text/html', 'application/json', '']);
  });
});
