/** An issue's code with its sentence and its hint in German. */
export type CodedMeaning = readonly [code: string, meaning: readonly [sentence: string, hint: string]];
