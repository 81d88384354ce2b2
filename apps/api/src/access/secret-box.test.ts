import { createSecretBox } from './secret-box';

const old = 'an older key of at least 32 characters';
const current = 'the newest key of at least 32 characters';

describe('the secret box', () => {
  it('opens what it sealed, and reveals nothing of it', () => {
    const box = createSecretBox([current]);

    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'totp:a1');

    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed, 'totp:a1')).toBe('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'totp:a1')).not.toBe(sealed);
  });

  it('opens with an older key after a rotation', () => {
    const sealed = createSecretBox([old]).seal('secret', 'totp:a1');

    expect(createSecretBox([current, old]).open(sealed, 'totp:a1')).toBe('secret');
    expect(() => createSecretBox([current]).open(sealed, 'totp:a1')).toThrow(/key/);
  });

  it('does not open a text that was changed or belongs to another row', () => {
    const box = createSecretBox([current]);
    const sealed = box.seal('secret', 'totp:a1');
    const [keyId, nonce, , tag] = sealed.split('.');

    expect(() => box.open(sealed, 'totp:a2')).toThrow();
    expect(() => box.open([keyId, nonce, 'c2VjcmV0', tag].join('.'), 'totp:a1')).toThrow();
  });
});
