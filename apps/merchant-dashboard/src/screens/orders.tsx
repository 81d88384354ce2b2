import { PageTitle } from '@pricehunt/web-shell';
import { OrderList } from '../features/orders/components/order-list';
import { useMessages } from '../messages/use-messages';

export function Orders() {
  const { orders: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <OrderList />
    </>
  );
}
