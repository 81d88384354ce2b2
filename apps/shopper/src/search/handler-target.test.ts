import { handlerTarget } from './handler-target';

it.each([
  ['/handler/sign-in', '', '/login'],
  ['/handler/sign-in', '?after_auth_return_to=%2Ffavorites', '/login?after_auth_return_to=%2Ffavorites'],
  ['/handler/sign-up', '?email=a%40b.example', '/login?email=a%40b.example&mode=signup'],
  ['/handler/forgot-password', '', '/login?mode=forgot'],
  ['/handler/password-reset', '?code=x1', '/reset-password?code=x1'],
  ['/handler/email-verification/', '?code=x1', '/verify-email?code=x1'],
  ['/handler/account-settings', '', '/account'],
  ['/handler/sign-out', '', '/account'],
])('sends %s%s to its counterpart %s', (pathname, search, target) => {
  expect(handlerTarget(pathname, search)).toBe(target);
});

it.each([
  'error',
  'oauth-callback',
  'magic-link-callback',
  'team-invitation',
  'mfa',
  '',
  'constructor',
  'sign-in/x',
])('has no counterpart for %j', (name) => {
  expect(handlerTarget(`/handler/${name}`, '?code=1')).toBeNull();
});
