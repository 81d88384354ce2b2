/** The pages that go with an account, which come as one part of the program and keep the first load short by that. */
export { Account } from './account';
export { Alerts } from './alerts';
export { Favorites } from './favorites';
export { History } from './history';
export { Login } from './login';
export { ResetPassword } from './reset-password';
export { VerifyEmail } from './verify-email';
