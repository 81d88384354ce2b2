import { Chip, ProductTile, Sparkline } from '../src';

/** A full tile, one without a price, and one with a long title; all have the same height. */
export function ProductTileExamples() {
  const picture = <span className="block size-full rounded-control bg-surface" />;
  const shown = { to: '/', picture, priceLead: 'from', noPrice: 'not sold' };
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4">
      <li>
        <ProductTile
          {...shown}
          title="Sony WH-1000XM5, black"
          price={{ amountMinor: 26_990, currency: 'EUR' }}
          facts="5 offers"
          badge={<Chip tone="good">−12%</Chip>}
          trend={
            <Sparkline
              values={[310, 305, 305, 290, 270]}
              label="From €310 to €270"
              className="h-full w-full"
            />
          }
        />
      </li>
      <li>
        <ProductTile {...shown} title="Bose QuietComfort" price={null} facts="0 offers" />
      </li>
      <li>
        <ProductTile
          {...shown}
          title="A set of twelve screwdrivers with handles of beech, in a case of steel with a place for each of them"
          price={{ amountMinor: 1_099, currency: 'GBP' }}
          facts="1 offer, not in stock now"
        />
      </li>
    </ul>
  );
}
