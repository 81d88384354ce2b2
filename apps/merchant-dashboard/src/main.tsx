import { browserServices } from './browser-services';
import { show } from './site';

void show(browserServices());
