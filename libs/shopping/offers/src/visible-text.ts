/**
 * Characters that are not seen and turn or join those around them: marks, embeddings, overrides and isolates of direction, what has
 * no width, and a joiner after a letter of a script that does not join. In scripts and emoji that do, it stays.
 */
const unseen =
  /[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|(?<=^|[ -\u058f\u1e00-\u206f\u3000-\ua4cf\uac00-\ud7ff])[\u200c\u200d]+/gu;
const mayBeUnseen =
  /[\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/;

/**
 * The text as it is read: without the characters that are not seen and let a text show something else than it says (U+202E and its
 * kin). Text without any comes back as it is.
 */
export function visibleText(text: string): string {
  return mayBeUnseen.test(text) ? text.replace(unseen, '') : text;
}

/** The same as one line for a name or a title: control characters and line breaks are blanks, and blanks are single. */
export function visibleLine(text: string): string {
  return visibleText(text)
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}
