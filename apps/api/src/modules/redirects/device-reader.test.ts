import { deviceOf } from './device-reader';

describe('the device of a click', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36', 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) Version/18.0 Safari/605.1.15', 'desktop'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'mobile',
    ],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0.0.0 Mobile Safari/537.36', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/131.0.0.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) Version/17.6 Mobile/15E148 Safari/604.1', 'tablet'],
    ['SomethingElse/1.0', null],
    [null, null],
    [`Linux ${'Android'.repeat(100)}`, null],
  ])('of %j is %j', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
