import { errorCodes } from './error-codes';
import { endpoints } from './endpoints';

describe('the contract as a whole', () => {
  it('has a unique name and address for each endpoint', () => {
    const names = endpoints.map((endpoint) => endpoint.name);
    const addresses = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);

    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('declares a schema for each parameter in a path', () => {
    const undeclared = endpoints.filter((endpoint) => endpoint.path.includes('/:') && !endpoint.params);

    expect(undeclared).toEqual([]);
  });

  it.each(Object.entries(errorCodes))('has a message for %s', (code, description) => {
    expect(code).toMatch(/^[a-z]+\.[a-z-]+$/);
    expect(description.sentence).toMatch(/\.$/);
    expect(description.status).toBeGreaterThanOrEqual(400);
  });
});
