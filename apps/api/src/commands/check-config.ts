import { ConfigurationError, readConfig } from '../config';

try {
  const config = readConfig();
  const store = config.DATABASE_URL.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL';
  console.log(
    `The configuration is valid: ${config.NODE_ENV}, ${store}${config.REDIS_URL === undefined ? '' : ' and Redis'}, ${config.SHOPPER_ORIGIN}.`,
  );
} catch (failure) {
  if (!(failure instanceof ConfigurationError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
