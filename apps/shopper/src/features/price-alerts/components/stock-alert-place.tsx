import { OptionalPart } from '@pricehunt/web-shell';
import { lazy } from 'react';
import type { StockAlertProps } from './stock-alert';

const StockAlert = lazy(async () => ({ default: (await import('./stock-alert')).StockAlert }));

export function StockAlertPlace(props: StockAlertProps) {
  return (
    <OptionalPart>
      <StockAlert {...props} />
    </OptionalPart>
  );
}
