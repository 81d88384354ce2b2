import { PageHeader, Tabs } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { ItemTable } from '../features/catalog/components/item-table';
import { ProductTable } from '../features/catalog/components/product-table';
import { RegroupingTable } from '../features/catalog/components/regrouping-table';
import { ReportTable } from '../features/catalog/components/report-table';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** Each tab has its own URL. */
export function Catalog() {
  const { catalog: words } = useMessages();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tabs = [
    { id: routePaths.catalog, label: words.tabs.products, panel: <ProductTable /> },
    { id: routePaths.reports, label: words.tabs.reports, panel: <ReportTable /> },
    { id: routePaths.regroupings, label: words.tabs.regroupings, panel: <RegroupingTable /> },
    { id: routePaths.items, label: words.tabs.items, panel: <ItemTable /> },
  ];
  const chosen = tabs.find(({ id }) => id === pathname) ?? tabs[0];
  return (
    <>
      <PageTitle>{chosen?.label ?? words.title}</PageTitle>
      <PageHeader title={words.title} />
      <Tabs
        label={words.tabs.label}
        tabs={tabs}
        chosen={chosen?.id ?? routePaths.catalog}
        onChoose={(path) => void navigate(path)}
      />
    </>
  );
}
