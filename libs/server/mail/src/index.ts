export { UnsendableMail } from './mail-transport';
export type { MailTransport, OutgoingMail } from './mail-transport';
export { createSmtpTransport } from './smtp-transport';
export { createMailboxFolder, readMailboxFolder } from './mailbox-folder';
export type { MailboxMail } from './mailbox-folder';
export { escapeHtml, nameInMail, writeMail } from './mail-text';
export type { MailProduct, MailWords } from './mail-text';
