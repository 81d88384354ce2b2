import * as accountTables from './accounts';
import * as catalogTables from './catalog';
import * as clickTables from './clicks';
import * as integrationTables from './integrations';
import * as merchantTables from './merchants';
import * as operationTables from './operations';
import * as orderTables from './orders';
import * as searchTables from './search';
import * as shopperTables from './shoppers';
import * as sourceTables from './sources';
import * as trafficTables from './traffic';

/** Every table, under the name by which stores use it. */
export const declaredTables = {
  ...accountTables,
  ...catalogTables,
  ...clickTables,
  ...integrationTables,
  ...merchantTables,
  ...operationTables,
  ...orderTables,
  ...searchTables,
  ...shopperTables,
  ...sourceTables,
  ...trafficTables,
};
