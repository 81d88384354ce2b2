import { errorCodes } from '@pricehunt/api-contract';

const blame = {
  caller: 'the caller',
  server: 'the server',
  elsewhere: 'somebody else, such as a shop',
} as const;

/** docs/errors.md, made from the contract's table of codes. */
export function errorsPage(): string {
  const entries = Object.entries(errorCodes).map(
    ([code, { status, sentence, fault, cause, remedy }]) =>
      `## ${code}\n\nStatus ${status}. "${sentence}" Who can mend it: ${blame[fault]}.\n\n` +
      `Cause: ${cause}\n\nRemedy: ${remedy}\n`,
  );
  return `${introduction}\n${entries.join('\n')}`;
}

const introduction = `# Errors

Made by \`npx nx run checks:write-pages\` from \`errorCodes\` of the API contract. Do not edit it by hand.

Every failure of the API, also at unknown paths and wrong methods, is JSON of this form:

\`\`\`json
{ "success": false, "error": "a sentence", "code": "area.reason", "requestId": "…", "fields": [] }
\`\`\`

\`code\` is stable and meant for programs, \`error\` is for people and may change its words. \`fields\` is there when single fields
are wrong: each has a \`path\` and a \`message\`. \`requestId\` finds the failure in the log.
`;
