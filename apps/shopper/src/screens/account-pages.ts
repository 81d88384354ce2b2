/** The account pages as one chunk, which shortens the first load. */
export { Account } from './account';
export { Alerts } from './alerts';
export { Basket } from './basket';
export { Compare } from './compare';
export { Favorites } from './favorites';
export { History } from './history';
export { Imports } from './imports';
export { Login } from './login';
export { ResetPassword } from './reset-password';
export { VerifyEmail } from './verify-email';
