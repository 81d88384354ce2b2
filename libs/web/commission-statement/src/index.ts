export { englishStatementWords } from './messages/english';
export { germanStatementWords } from './messages/german';
export { PrintButton } from './print-button';
export { StatementList } from './statement-list';
export { StatementSheet } from './statement-sheet';
export { useStatementDays, useStatementTitle } from './statement-days';
