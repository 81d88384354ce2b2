/** Direction marks, zero-width characters, and joiners after letters of scripts without joining. */
const unseen =
  /[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|(?<=^|[ -\u058f\u1e00-\u206f\u3000-\ua4cf\uac00-\ud7ff])[\u200c\u200d]+/gu;
const mayBeUnseen =
  /[\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/;

/** Removes invisible characters that make a text look different from its content (such as U+202E). */
export function visibleText(text: string): string {
  return mayBeUnseen.test(text) ? text.replace(unseen, '') : text;
}

/** As a single line: control characters and line breaks become spaces, and spaces collapse. */
export function visibleLine(text: string): string {
  return visibleText(text)
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}
