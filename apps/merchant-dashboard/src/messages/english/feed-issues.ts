/** What feed issues mean. English shows the sentence and the hint from the response. */
export const feedIssues = {
  meaning: ({ sentence, hint }: IssueMeaning): Omit<IssueMeaning, 'code'> => ({ sentence, hint }),
};

/** An issue: its stable code, what happened and what to do, in English. */
export interface IssueMeaning {
  readonly code: string;
  readonly sentence: string;
  readonly hint: string;
}
