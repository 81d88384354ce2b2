import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  AppFrame,
  Button,
  ButtonLink,
  CheckboxField,
  Chip,
  ChoiceChip,
  DefaultSkeleton,
  Dialog,
  Disclosure,
  EmptyState,
  ErrorFallback,
  LandingSkeleton,
  Menu,
  Notice,
  OfferTable,
  PageHeader,
  PriceHistoryChart,
  SelectField,
  ShippingRulesForm,
  SourceProgress,
  Sparkline,
  Tabs,
  TextField,
  ThemeToggle,
  englishShippingRuleWords,
} from '../src';
import { manyDays, now, pastedProduct, rows, sources } from './examples';
import { FigureExamples } from './figure-examples';
import { ProductTileExamples } from './product-tile-examples';

/** Every component in its variants and states, on one page. */
export function Gallery() {
  return (
    <AppFrame
      homePath="/"
      navigation={[
        { to: '/browse', label: 'Browse', iconPath: 'M3 3h14v14H3z' },
        { to: '/drops', label: 'Price drops', iconPath: 'M10 3v14m-5-5 5 5 5-5' },
        { to: '/', label: 'Components', iconPath: 'M3 10h14M10 3v14' },
      ]}
      search={<TextField label="Paste a link or search" hidesLabel placeholder="Paste a link or search" />}
      controls={<Chip>EUR</Chip>}
      footer={<ThemeToggle />}
    >
      <PageHeader title="Components" lead="Each in its variants and states." actions={<MenuExample />} />
      <Results />
      <Room name="Buttons">
        <ButtonExamples />
      </Room>
      <Room name="Chips">
        <ChipExamples />
      </Room>
      <Room name="Product tiles">
        <ProductTileExamples />
      </Room>
      <Room name="Figures">
        <FigureExamples />
      </Room>
      <Room name="Shipping rules">
        <ShippingRulesForm
          label="Shipping rules"
          words={englishShippingRuleWords}
          rates={[
            {
              country: 'AT',
              cost: { amountMinor: 490, currency: 'EUR' },
              freeFrom: { amountMinor: 5000, currency: 'EUR' },
            },
            { country: 'CH', cost: null, freeFrom: null },
          ]}
          busy={false}
          onSave={() => undefined}
        />
      </Room>
      <Room name="Forms">
        <FieldExamples />
      </Room>
      <Room name="Notices">
        <NoticeExamples />
      </Room>
      <Room name="Empty">
        <EmptyState
          title="Nothing saved yet"
          action={<Button variant="primary">Search for a product</Button>}
        >
          Save a product and its price is watched here.
        </EmptyState>
      </Room>
      <Room name="Tabs">
        <TabsExample />
      </Room>
      <Room name="Skeleton, landing">
        <LandingSkeleton />
      </Room>
      <Room name="Skeleton, default">
        <DefaultSkeleton />
      </Room>
      <Room name="Error">
        <ErrorFallback error={new TypeError('offers is not iterable')} />
      </Room>
    </AppFrame>
  );
}

function Room({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 text-xl">{name}</h2>
      {children}
    </section>
  );
}

function Results() {
  return (
    <div className="grid items-start gap-6 pb-10 md:grid-cols-[16rem_1fr] lg:grid-cols-[20rem_1fr] lg:gap-10">
      <p className="text-lg font-semibold">{pastedProduct}</p>
      <div className="min-w-0">
        <SourceProgress sources={sources} settled={false} />
        <h2 className="mt-5 text-2xl">
          <em className="text-accent not-italic">€34.10 less</em> than the link you pasted, delivered.
        </h2>
        <div className="mt-5">
          <OfferTable caption="Offers, cheapest first" rows={rows} bestOfferId="1" now={now} />
        </div>
        <Disclosure summary="Not the same product: 3 refurbished, 2 in silver" className="mt-7">
          <OfferTable caption="Refurbished" rows={rows.slice(1, 2)} bestOfferId={null} now={now} />
        </Disclosure>
        <div className="mt-8">
          <PriceHistoryChart
            label="Lowest delivered price, 180 days"
            points={manyDays}
            median={{ money: { amountMinor: 30600, currency: 'EUR' }, name: '90-day median' }}
          />
        </div>
        <div className="mt-8">
          <SourceProgress sources={sources} settled />
        </div>
        <Sparkline values={[304, 300, null, 299, 280, 282, 270]} label="Fell from €304 to €270" />
      </div>
    </div>
  );
}

function ButtonExamples() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary">Find better prices</Button>
      <Button>Plain</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="primary" busy>
        Searching
      </Button>
      <Button disabled>Disabled</Button>
      <ButtonLink to="/" size="small">
        Link
      </ButtonLink>
      <Button size="large" variant="primary">
        Large
      </Button>
    </div>
  );
}

function ChipExamples() {
  const [chosen, setChosen] = useState(true);
  return (
    <div className="flex flex-wrap gap-2">
      <Chip>Germany · EUR</Chip>
      <Chip tone="good">Good price</Chip>
      <Chip tone="warn">Price rose</Chip>
      <Chip tone="danger">Suspended</Chip>
      <Chip tone="info">New</Chip>
      <ChoiceChip chosen={chosen} onChange={setChosen}>
        In stock
      </ChoiceChip>
      <ChoiceChip chosen={false} onChange={() => {}}>
        New only
      </ChoiceChip>
    </div>
  );
}

function FieldExamples() {
  return (
    <div className="grid max-w-100 gap-5">
      <TextField label="E-mail" type="email" hint="Only for alerts you ask for." />
      <TextField label="Target price" defaultValue="abc" error="Write an amount, such as 255." />
      <SelectField label="Sort by">
        <option>Delivered price</option>
        <option>Item price</option>
      </SelectField>
      <CheckboxField label="In stock only" defaultChecked />
    </div>
  );
}

function NoticeExamples() {
  return (
    <div className="grid gap-5">
      <Notice tone="info" title="Read from the link alone">
        The shop did not let us read the page, so the product may not be recognised exactly.
      </Notice>
      <Notice tone="warn" title="One source gave no answer" action={<Button size="small">Ask again</Button>}>
        There may be cheaper offers than these.
      </Notice>
      <Notice tone="danger" title="The search could not be started">
        Check the connection and try again.
      </Notice>
    </div>
  );
}

function TabsExample() {
  const [chosen, setChosen] = useState('offers');
  return (
    <Tabs
      label="What to show"
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        { id: 'offers', label: 'Offers', panel: 'Offers of five shops' },
        { id: 'history', label: 'History', panel: 'Prices of 180 days' },
      ]}
    />
  );
}

function MenuExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        items={[
          { label: 'Open a dialog', onChoose: () => setOpen(true) },
          { label: 'Delete', onChoose: () => {}, isDestructive: true },
        ]}
      >
        <Button>More</Button>
      </Menu>
      <Dialog open={open} onClose={() => setOpen(false)} title="Tell me under" shape="sheet">
        <TextField label="Price" hint="We write once, when a shop is at or under it." />
        <Button variant="primary" className="mt-5">
          Watch
        </Button>
      </Dialog>
    </>
  );
}
