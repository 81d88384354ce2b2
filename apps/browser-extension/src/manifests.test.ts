import chrome from '../manifest.chrome.json';
import firefox from '../manifest.firefox.json';

describe.each([
  ['Chrome', chrome],
  ['Firefox', firefox],
])('the manifest for %s', (_browser, manifest) => {
  it('asks for no host at installation, and for others only when the shopper allows them', () => {
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(manifest).not.toHaveProperty('content_scripts');
    expect(manifest.optional_host_permissions).toEqual([
      ...['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
    ]);
  });

  it('needs only the clicked tab, storage and its panel', () => {
    expect(manifest.permissions.filter((permission) => permission !== 'sidePanel')).toEqual([
      ...['activeTab', 'scripting', 'storage'],
    ]);
  });

  it('runs only its own code and shows only its own files', () => {
    const policy = manifest.content_security_policy.extension_pages;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|data:|blob:/);
  });

  it('has a popup, a panel and settings', () => {
    expect(manifest.action.default_popup).toBe('popup.html');
    expect(JSON.stringify(manifest)).toContain('"panel.html"');
    expect(manifest.options_ui.page).toBe('options.html');
  });
});

it('tells Firefox that a page’s content and address leave the browser', () => {
  expect(firefox.browser_specific_settings.gecko.data_collection_permissions.required).toEqual([
    ...['websiteContent', 'browsingActivity'],
  ]);
});
